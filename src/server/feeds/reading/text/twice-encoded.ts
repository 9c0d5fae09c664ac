/** How programs that take UTF-8 for an encoding of one byte a letter read it: ISO 8859-1 has control characters where Windows has signs. */
const readings: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => bytes.toString('latin1'),
  ...['windows-1252', 'macintosh'].map((encoding) => {
    const decoder = new TextDecoder(encoding);
    return (bytes: Buffer) => decoder.decode(bytes);
  }),
];

/** What feeds of shops in Europe hold beyond ASCII: letters and signs of Latin-1, and those that Windows adds. */
const usual = [
  ...Array.from({ length: 0x60 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ',
];

/** What each of these becomes where its UTF-8 is read so and written as UTF-8 again. */
const signs = new Map(
  readings.flatMap((read) => usual.map((sign) => [read(Buffer.from(sign)), sign] as const)),
);

/** Capitals before a quotation mark, a dash or a blank, and list signs are also written on purpose: "MAÇÃ”", "¬•". */
const written = /^(?:[ÃÅ][^\u0080-\u009f\u00a1-\u00bf]|¬•)$/;

const escaped = (text: string): string => text.replace(/[\\^\]-]/g, '\\$&');

/** One pattern for all spellings, by their beginnings. */
function patternOf(spellings: readonly string[]): string {
  const byStart = Map.groupBy(spellings, (spelling) => spelling.slice(0, -1));
  return [...byStart]
    .map(([start, own]) => `${start}[${escaped(own.map((spelling) => spelling.slice(-1)).join(''))}]`)
    .join('|');
}

const all = [...signs.keys()];
const anySpelling = new RegExp(patternOf(all), 'g');
const sureSpelling = new RegExp(patternOf(all.filter((spelling) => !written.test(spelling))));
/** Of a quotation mark, whose last byte means nothing in Windows-1252 and was left out. */
const cutQuote = /â€(?!\p{L})/gu;

/** Some were encoded once more. */
const maxTurns = 2;

function mend(text: string): string {
  let mended = text;
  for (let turn = 0; turn < maxTurns; turn++)
    mended = mended.replace(anySpelling, (spelling) => signs.get(spelling) ?? spelling);
  return mended.replace(cutQuote, '”');
}

/**
 * Text whose UTF-8 was taken for another encoding and written as UTF-8 again, as it was before: "CafetiÃ¨re" → "Cafetière",
 * "lâ€™eau" → "l’eau", "Caf√©" → "Café". Other text stays as it is.
 */
export const mendTwiceEncoded = (text: string): string => (sureSpelling.test(text) ? mend(text) : text);

const longest = Math.max(...all.map(({ length }) => length));
const beginnings = new Set(
  all.flatMap((spelling) => Array.from({ length: spelling.length - 1 }, (_, i) => spelling.slice(0, i + 1))),
);

/** What at the end of a piece of text may begin a spelling that goes on in the next: "â€" of "lâ€"; '' where one ends there. */
function begunAtEnd(text: string): string {
  const ends = Array.from({ length: longest }, (_, i) => text.slice(i - longest));
  return ends.some((end) => signs.has(end)) ? '' : (ends.find((end) => beginnings.has(end)) ?? '');
}

/** Mends a file's text piece by piece; `end` gives what was kept back. */
export type Mender = { push(text: string): string; end(): string };

/** As `mendTwiceEncoded`; what the file has shown once holds for its rest. */
export function createMender(): Mender {
  let isSure = false;
  let rest = '';

  function take(text: string): string {
    isSure ||= sureSpelling.test(text);
    return isSure ? mend(text) : text;
  }

  return {
    push(text) {
      const read = rest === '' ? text : rest + text;
      rest = begunAtEnd(read);
      return take(rest === '' ? read : read.slice(0, -rest.length));
    },
    end: () => take(rest),
  };
}
