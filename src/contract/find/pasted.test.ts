import { describe, expect, it } from 'vitest';
import { isPasted, readPasted } from './pasted.ts';

describe('what is pasted', () => {
  it.each([
    ['https://www.nord.example/p/1?a=b#c', 'https://www.nord.example/p/1?a=b#c'],
    ['Regarde ça : https://nord.example/p/1.', 'https://nord.example/p/1'],
    ['Radio 12 (HTTP://nord.example/été)\nvu ce matin', 'http://nord.example/%C3%A9t%C3%A9'],
    ['www.nord.example/p/1', 'https://www.nord.example/p/1'],
    ['nord.example/p/1', 'https://nord.example/p/1'],
  ])('%j is the link %s', (text, url) => {
    expect(readPasted(text)).toEqual({ kind: 'link', url });
    expect(isPasted(text)).toBe(true);
  });

  it.each([
    ['4006381333931', '04006381333931'],
    ['EAN : 4006381 333931', '04006381333931'],
    ['Code EAN 4006381333931', '04006381333931'],
    ['gencod 4006381333931', '04006381333931'],
    ['ISBN-13: 978-2-07-061275-8', '09782070612758'],
    ['2-07-061275-9', '09782070612758'],
    ['="0885909950805"', '00885909950805'],
  ])('%j is the code %s', (text, gtin) => {
    expect(readPasted(text)).toMatchObject({ kind: 'code', gtin });
    expect(isPasted(text)).toBe(true);
  });

  it.each([
    'radio 12',
    '4006381333932',
    'AC/DC',
    'écran 24/27',
    'https://',
    'http://[',
    '',
    'x'.repeat(5_000),
  ])('%j is a text', (text) => {
    expect(readPasted(text)).toEqual({ kind: 'text' });
    expect(isPasted(text)).toBe(false);
  });

  it('eight digits may be a barcode, and stay a search', () => {
    expect(readPasted('96385074')).toMatchObject({ kind: 'code', gtin: '00000096385074' });
    expect(isPasted('96385074')).toBe(false);
  });
});
