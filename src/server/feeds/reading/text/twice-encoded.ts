/** How programs that take UTF-8 for an encoding of one byte a letter read it: ISO 8859-1 has control characters where Windows has signs. */
const readAs = (encoding: string) => {
  const decoder = new TextDecoder(encoding);
  return (bytes: Buffer): string => decoder.decode(bytes);
};
const asLatin = (bytes: Buffer): string => bytes.toString('latin1');
const asWindows = readAs('windows-1252');
const readings = [asLatin, asWindows, readAs('macintosh')];

/** What feeds of shops in Europe hold beyond ASCII: letters and signs of Latin-1, and those that Windows adds. */
const windowsSigns = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const usual = [...Array.from({ length: 0x60 }, (_, i) => String.fromCharCode(0xa0 + i)), ...windowsSigns];

/** Letters of Europe's other languages: "ą", "č", "ł", "ė", "ş". What the Mac makes of them is written on purpose too. */
const neighbours = Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0x100 + i));

const spellingsOf = (those: readonly string[], read: (bytes: Buffer) => string) =>
  those.map((sign) => [read(Buffer.from(sign)), sign] as const);

/** What each of these becomes where its UTF-8 is read so and written as UTF-8 again. */
const signs = new Map([
  ...[asLatin, asWindows].flatMap((read) => spellingsOf(neighbours, read)),
  ...readings.flatMap((read) => spellingsOf(usual, read)),
]);

/**
 * Capitals before a quotation mark, a dash, a blank, "®" or a soft hyphen, and list signs are also written on purpose: "MAÇÃ”",
 * "«LÃ»", "GERÄ\u00adTE", "¬•".
 */
const written = /^(?:[ÃÄÅÆË][^\u0080-\u009f\u00a1-\u00bf]|[ÂÃÄÅ]\u00ad|[ÃÄÅ][®°²³´·»]|[ÄÅ]«|¬[•Ø])$/;
/** Of these, what nobody writes before a small letter: "boÃ®te". */
const withinWord = 'Ã[\u00ad®°²³´·»](?=[a-z])';

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

/** What ISO 8859-1 or Windows makes of bytes that go on with a character. */
const further = `\u0080-\u00bf${windowsSigns}`;
/** Emoji, arrows, list signs and blanks of typography, which are too many to list, and the mark that draws a sign as a picture. */
const wideSpelling = new RegExp(
  `â[\u0080-\u009f¬\u00ad${windowsSigns}][${further}]|ð[\u009fŸ][${further}]{2}|ï¸[\u008f]?`,
  'g',
);
/** Of these, what nobody writes on purpose. */
const sureWide = `â[\u0080-\u009f€œ˜ˆ][${further}]|ð[\u009fŸ][${further}]{2}`;
const sureSpelling = new RegExp(
  `${patternOf(all.filter((spelling) => !written.test(spelling)))}|${withinWord}|${sureWide}`,
);
/** What of them the end of a piece may cut. */
const begunWide = new RegExp(`(?:â[${further}]?|ð(?:[\u009fŸ][${further}]?)?|ï¸?)$`);

const windowsBytes = new Map(
  Array.from({ length: 0x20 }, (_, i) => [asWindows(Buffer.from([0x80 + i])), 0x80 + i]),
);
const readWide = (spelling: string): string =>
  spelling.startsWith('ï')
    ? '\ufe0f'
    : Buffer.from(Array.from(spelling, (sign) => windowsBytes.get(sign) ?? sign.charCodeAt(0))).toString();

/** Of a quotation mark, whose last byte means nothing in Windows-1252 and was left out. */
const cutQuote = /â€(?!\p{L})/gu;

/** Some were encoded once more. */
const maxTurns = 2;

function mend(text: string): string {
  let mended = text;
  for (let turn = 0; turn < maxTurns; turn++)
    mended = mended
      .replace(wideSpelling, readWide)
      .replace(anySpelling, (spelling) => signs.get(spelling) ?? spelling);
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
  if (ends.some((end) => signs.has(end))) return '';
  const wide = begunWide.exec(text)?.[0] ?? '';
  const begun = ends.find((end) => beginnings.has(end)) ?? '';
  return wide.length > begun.length ? wide : begun;
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
