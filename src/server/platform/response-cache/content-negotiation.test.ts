import { describe, expect, it } from 'vitest';
import { chooseRepresentation, matchesEntityTag, takesBrotli } from './content-negotiation.ts';

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

describe('matchesEntityTag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['"x",W/"a" , "y"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"a-br"', false],
    ['', false],
    [undefined, false],
  ])('%s → %s', (header, expected) => {
    expect(matchesEntityTag(header, '"a"')).toBe(expected);
  });
});

describe('chooseRepresentation', () => {
  const response = { headers: {}, etag: '"a"', identity: Buffer.from('plain'), brotli: Buffer.from('small') };

  it('gives each encoding a tag of its own', () => {
    expect(chooseRepresentation(response, 'br')).toEqual({
      body: response.brotli,
      etag: '"a-br"',
      encoding: 'br',
    });
    expect(chooseRepresentation(response, 'gzip')).toEqual({
      body: response.identity,
      etag: '"a"',
      encoding: undefined,
    });
  });

  it('sends a small response as it is', () => {
    expect(chooseRepresentation({ ...response, brotli: undefined }, 'br').body).toBe(response.identity);
  });
});
