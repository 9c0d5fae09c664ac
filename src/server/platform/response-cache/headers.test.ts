import { describe, expect, it } from 'vitest';
import { chooseRepresentation, matchesEntityTag, takesBrotli } from './headers.ts';

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
  const answer = { headers: {}, etag: '"a"', identity: Buffer.from('plain'), brotli: Buffer.from('small') };

  it('gives each encoding a tag of its own', () => {
    expect(chooseRepresentation(answer, 'br')).toEqual({
      body: answer.brotli,
      etag: '"a-br"',
      encoding: 'br',
    });
    expect(chooseRepresentation(answer, 'gzip')).toEqual({
      body: answer.identity,
      etag: '"a"',
      encoding: undefined,
    });
  });

  it('sends a small answer as it is', () => {
    expect(chooseRepresentation({ ...answer, brotli: undefined }, 'br').body).toBe(answer.identity);
  });
});
