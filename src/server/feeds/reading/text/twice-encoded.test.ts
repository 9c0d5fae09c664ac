import { describe, expect, it } from 'vitest';
import type { FileEnd } from '../feed-record.ts';
import { createDecoder } from './text-decoding.ts';
import { mendTwiceEncoded } from './twice-encoded.ts';

const twice = (text: string, encoding: string): string =>
  encoding === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder(encoding).decode(Buffer.from(text));
const encodings = ['latin1', 'windows-1252', 'macintosh'];
const texts = [
  'Cafetière électrique à filtre',
  'L’eau « fraîche » – 12 €',
  'Cœur d’été, 10 °C, ½ l',
  'Français, naïve, où, É',
  'Größe 40 – Weiß, Ü™',
];

describe('text that was encoded twice', () => {
  it.each(texts.flatMap((text) => encodings.map((encoding) => [text, encoding] as const)))(
    '“%s”, taken for %s',
    (text, encoding) => {
      expect(twice(text, encoding)).not.toBe(text);
      expect(mendTwiceEncoded(twice(text, encoding))).toBe(text);
    },
  );

  it.each(texts)('“%s”, encoded three times', (text) => {
    expect(mendTwiceEncoded(twice(twice(text, 'windows-1252'), 'windows-1252'))).toBe(text);
  });

  it('is mended where nothing but a sign within a word tells it', () => {
    for (const text of ['boîte', 'goût', 'côté', 'camión', 'país'])
      expect(mendTwiceEncoded(twice(text, 'windows-1252'))).toBe(text);
  });

  it('is mended where a quotation mark lost its last byte', () => {
    expect(mendTwiceEncoded('CrÃ¨me â€œdouceâ€ ')).toBe('Crème “douce” ');
  });

  it.each([
    'Łódź, sėdynė, kūno kremas, çocuk ışığı',
    'Grand stock 🔥 ✅ livré vite ➤ 12\u202f€',
    'Prix −10 % → 9 €',
  ])('“%s”, taken for ISO 8859-1 or Windows-1252', (text) => {
    for (const encoding of ['latin1', 'windows-1252'])
      expect(mendTwiceEncoded(twice(text, encoding))).toBe(text);
  });

  it('is mended where only what Windows lacks was spelled so', () => {
    expect(mendTwiceEncoded('rank\u0161luostis drÄ\u0097gmÄ\u0099 – „ESELA“')).toBe(
      'rankšluostis drėgmę – „ESELA“',
    );
    expect(mendTwiceEncoded('Livré âœ”ï¸ vite')).toBe('Livré ✔\ufe0f vite');
  });

  it.each([
    ...texts,
    'SÄÄ® – HÄÄ” – DÄ…',
    'mâ – bâ » (ð)',
    'Grand stock 🔥 ✅',
    'CAFÉ® – Crème',
    'MAÇÃ® – «LÃ» – “IRMû',
    'GERÄ\u00adTE – SPÅ\u00adRA – CHÂ\u00adTEAU – IRMÃ\u00adDADE',
    'SMÆ’S – cuir¬Ø 32 mm',
    '“MAÇÔ',
    'MAÇÃ…',
    'PROMOÇÃO',
    'SMÅ’S',
    'Matière : cuir¬•Doublure : laine',
    'Château âgé, √ 2 ≈ 1,41',
    'Сумка',
    '包',
  ])('“%s” stays as it is', (text) => {
    expect(mendTwiceEncoded(text)).toBe(text);
  });

  it.each(encodings)('of a file is mended wherever its pieces end (%s)', (encoding) => {
    const text = [...texts, ...(encoding === 'macintosh' ? [] : ['Łódź 🔥 ✅', '12\u202f€'])].join('\n');
    const bytes = Buffer.from(twice(text, encoding));
    for (let size = 1; size < 20; size++) {
      const end: FileEnd = { isCut: false };
      const decoder = createDecoder(end);
      let read = '';
      for (let at = 0; at < bytes.length; at += size) {
        const piece = bytes.subarray(at, at + size);
        decoder.look(bytes);
        read += decoder.decode(piece);
      }
      expect(read + decoder.end()).toBe(text);
      expect(end.isCut).toBe(false);
    }
  });
});
