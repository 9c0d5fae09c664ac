import { isAscii } from 'node:buffer';
import type { FileEnd } from './feed-record.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export type Decoding = {
  /** Pieces of text, without a byte order mark. */
  text: AsyncIterable<string>;
  /** Invalid byte sequences so far. */
  damages(): number;
};

const replacement = '\ufffd';
const encodedReplacement = Buffer.from(replacement);

function encodingOfMark(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** So few invalid bytes in a chunk without a valid one may be accidents: the next chunk is checked too. */
const fewDamages = 3;

/**
 * UTF-8 where at least half of the non-ASCII sequences are valid UTF-8, else cp1252; `isSure`: final for the
 * rest of the file.
 */
function guessEncoding(bytes: Buffer): { encoding: Encoding; isSure: boolean } {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const damaged = countOf(text, replacement);
  if (damaged === 0) return { encoding: 'utf-8', isSure: true };
  const sound = text.replace(/\p{ASCII}+/gu, '').length - damaged;
  if (sound >= damaged) return { encoding: 'utf-8', isSure: true };
  return { encoding: 'windows-1252', isSure: sound > 0 || damaged > fewDamages };
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** Replacement characters that decoding added to `text`; those in the bytes do not count. */
function countDamages(text: string, bytes: Buffer): number {
  let own = 0;
  for (let at = bytes.indexOf(encodedReplacement); at >= 0; at = bytes.indexOf(encodedReplacement, at + 3))
    own++;
  return Math.max(0, countOf(text, replacement) - own);
}

/**
 * Decodes a file by its byte order mark or, without one, by its first non-ASCII bytes. Invalid bytes are
 * replaced and counted; `end` records a truncated character.
 */
export function decode(chunks: AsyncIterable<Buffer>, end: FileEnd): Decoding {
  let damages = 0;
  let decoder: InstanceType<typeof TextDecoder> | undefined;

  function decodeChunk(bytes: Buffer, encoding: Encoding | undefined): string {
    if (!decoder) {
      const guess = encoding ? { encoding, isSure: true } : guessEncoding(bytes);
      if (!guess.isSure) return new TextDecoder(guess.encoding).decode(bytes);
      decoder = new TextDecoder(guess.encoding);
    }
    const text = decoder.decode(bytes, { stream: true });
    if (text.includes(replacement)) damages += countDamages(text, bytes);
    return text;
  }

  async function* read(): AsyncGenerator<string> {
    let isFirst = true;
    for await (const chunk of chunks) {
      const mark = isFirst ? encodingOfMark(chunk) : undefined;
      isFirst = false;
      yield !decoder && !mark && isAscii(chunk) ? chunk.toString('latin1') : decodeChunk(chunk, mark);
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') {
      damages++;
      end.isCut = true;
    }
    yield rest;
  }

  return { text: read(), damages: () => damages };
}
