import { decodeDos, dosEncodingNamed } from './dos-encodings.ts';
import { type Language, lettersOfLanguages } from './letters-of-languages.ts';

/** Encodings of a byte a letter, as `TextDecoder` calls them. */
const ofOneByte = /^(?:windows-\d+|iso-8859-\d+(?:-i)?|koi8-[ru]|ibm866|macintosh)$/;

/** The encoding of one byte a letter that an XML declaration at the start names; undefined: none. */
export function declaredIn(bytes: Buffer): string | undefined {
  const [, name = ''] =
    /^\s*<\?xml\b[^>]*?\bencoding=["']([\w:-]+)["']/i.exec(bytes.toString('latin1', 0, 400)) ?? [];
  const dos = dosEncodingNamed(name);
  if (dos) return dos;
  try {
    const { encoding } = new TextDecoder(name);
    return ofOneByte.test(encoding) ? encoding : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes that are read to tell encodings apart. */
const sampled = 256 * 1024;

const western: Language[] = [
  'english',
  'french',
  'german',
  'spanish',
  'italian',
  'portuguese',
  'dutch',
  'nordic',
  'icelandic',
  'estonian',
];
const eastern: Language[] = [
  'english',
  'polish',
  'czech',
  'slovak',
  'hungarian',
  'slovene',
  'romanian',
  'german',
];
const cyrillic: Language[] = ['russian', 'ukrainian', 'bulgarian', 'serbian'];

type Candidate = readonly [encoding: string, languages: readonly Language[]];

/** What text that is no UTF-8 may be in: the first is the usual one. */
const candidates: readonly [Candidate, ...Candidate[]] = [
  ['windows-1252', western],
  ['windows-1250', eastern],
  ['iso-8859-2', eastern],
  ['windows-1251', cyrillic],
  ['windows-1253', ['greek']],
  ['iso-8859-7', ['greek']],
  ['windows-1254', ['english', 'turkish']],
  ['windows-1257', ['english', 'lithuanian', 'latvian']],
  ['windows-1255', ['hebrew']],
  ['windows-1256', ['arabic']],
  ['koi8-r', ['russian']],
  ['koi8-u', ['ukrainian']],
  ['iso-8859-5', cyrillic],
  ['ibm866', ['russian', 'bulgarian']],
  ['macintosh', western],
  ['cp858', western],
  ['cp852', eastern],
];

/** How much likelier than the usual encoding another one has to be, in nats: about two of its own letters. */
const caution = 6;

// Shares of what is no letter of the language; all are small, and a sign is likelier than a foreign letter.
const foreignLetter = 0.0004;
const usualSign = 0.004;
const oddSign = 0.0001;
const noSign = 0.000_000_1;
/** What a sign between two letters, a capital behind a small letter, or a letter that is no word alone speaks against an encoding, in nats. */
const oddPlace = 4;
/** Capitals stand for so many of a hundred letters. */
const capitals = 0.1;

const usualSigns = /[\u00a0\u00ad°€’‘´“”„«»–—…•·®™©²³½¼¾×±µØøº¿¡§£]/;
const isLatin = /\p{Script=Latin}/u;
const wordsOfOneLetter = /[àáâéèêóòôöåæøíìùºª]/i;
const joiningSigns = /[\u00a0\u00ad’‘´·®™°–—…]/;

/** The sign of each byte in an encoding. */
function signsOf(encoding: string): string[] {
  const decoder = /^cp/.test(encoding) ? undefined : new TextDecoder(encoding);
  return Array.from({ length: 256 }, (_, byte) => {
    const bytes = Buffer.from([byte]);
    return decoder?.decode(bytes) ?? decodeDos(encoding, bytes) ?? '';
  });
}

function sharesOf(language: Language): Map<string, number> {
  const shares = new Map<string, number>();
  for (const entry of lettersOfLanguages[language].split(' ')) {
    const letter = entry.charAt(0);
    const share = Number(entry.slice(1)) / 100;
    shares.set(letter, share);
    const capital = letter.toUpperCase();
    if (capital.length === 1 && capital !== letter) shares.set(capital, share * capitals);
  }
  return shares;
}

const shareOfForeign = (sign: string): number => {
  if (/\p{L}/u.test(sign)) return foreignLetter;
  if (usualSigns.test(sign)) return usualSign;
  return /[\p{C}\ufffd]/u.test(sign) ? noSign : oddSign;
};

/** Of each byte how often it stands where the sign that it is in an encoding does not. */
function oddPlacesOf(
  bytes: Buffer,
  places: readonly number[],
  signs: readonly string[],
): Map<number, number> {
  const letters = signs.map((sign) => /\p{L}/u.test(sign));
  const latin = signs.map((sign) => isLatin.test(sign));
  const small = signs.map((sign) => /\p{Ll}/u.test(sign));
  const capital = signs.map((sign) => /\p{Lu}/u.test(sign));
  const words = signs.map((sign) => wordsOfOneLetter.test(sign));
  const joins = signs.map((sign) => joiningSigns.test(sign));
  const odd = new Map<number, number>();
  for (const place of places) {
    const byte = bytes[place] ?? 0;
    const sides = [bytes[place - 1] ?? 0, bytes[place + 1] ?? 0];
    const isOdd = letters[byte]
      ? (!words[byte] && !sides.some((side) => letters[side] && latin[side] === latin[byte])) ||
        (capital[byte] && small[sides[0] ?? 0])
      : sides.every((side) => letters[side]) && !joins[byte];
    if (isOdd) odd.set(byte, (odd.get(byte) ?? 0) + 1);
  }
  return odd;
}

/** A file repeats itself: what it says a hundred times is no hundred times as telling. */
const weightOf = (count: number) => Math.sqrt(count);

/** How likely bytes are text of an encoding, in nats; the likeliest of its languages counts, with a little of the others. */
function likelihoodOf(bytes: Buffer, places: readonly number[], [encoding, languages]: Candidate): number {
  const signs = signsOf(encoding);
  const shares = languages.map(sharesOf);
  const counts = countEach(places.map((place) => bytes[place] ?? 0));
  const likelihoods = shares.map((own) => {
    let sum = 0;
    for (const [byte, count] of counts) {
      const sign = signs[byte] ?? '';
      const others = shares.reduce((total, other) => total + (other.get(sign) ?? 0), 0) / shares.length;
      sum += weightOf(count) * Math.log(0.9 * (own.get(sign) ?? 0) + 0.1 * others + shareOfForeign(sign));
    }
    return sum;
  });
  let odd = 0;
  for (const count of oddPlacesOf(bytes, places, signs).values()) odd += weightOf(count);
  return Math.max(...likelihoods) - oddPlace * odd;
}

function countEach(bytes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const byte of bytes) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  return counts;
}

/**
 * How text that is no UTF-8 is encoded, by its letters: as in western Europe, unless another encoding is plainly likelier. One
 * letter alone, however often, tells nothing.
 */
export function oldEncodingOf(chunk: Buffer): string {
  const bytes = chunk.subarray(0, sampled);
  const places: number[] = [];
  for (const [place, byte] of bytes.entries()) if (byte > 127) places.push(place);
  const [usual, ...others] = candidates;
  if (new Set(places.map((place) => bytes[place])).size < 2) return usual[0];
  let best = { encoding: usual[0], likelihood: likelihoodOf(bytes, places, usual) + caution };
  for (const other of others) {
    const likelihood = likelihoodOf(bytes, places, other);
    if (likelihood > best.likelihood) best = { encoding: other[0], likelihood };
  }
  return best.encoding;
}
