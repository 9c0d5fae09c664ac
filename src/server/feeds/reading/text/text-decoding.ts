import { isAscii } from 'node:buffer';
import type { FileEnd } from '../feed-record.ts';
import { decodeDos } from './dos-encodings.ts';
import { declaredIn, oldEncodingOf } from './old-encodings.ts';
import { createMender } from './twice-encoded.ts';

/** As `TextDecoder` calls it, or one of `dos-encodings.ts`. */
export type Encoding = string;

export type Decoder = {
  /** Told each chunk of the file before it is decoded, whole or in pieces: its encoding is judged by all of it. */
  look(chunk: Buffer): void;
  /** Text of the chunk's next bytes, without a byte order mark; what was encoded twice is read as it was meant. */
  decode(bytes: Buffer): string;
  /** Whether the bytes so far surely end behind a whole character, and nothing of them is kept back. */
  isWhole(): boolean;
  /** What is left at the file's end. */
  end(): string;
  /** How the chunk is decoded. */
  encoding(): Encoding;
  /** Invalid byte sequences so far. */
  damages(): number;
};

export type Decoding = Pick<Decoder, 'damages'> & {
  /** Pieces of text, without a byte order mark. */
  text: AsyncIterable<string>;
};

const replacement = '\ufffd';
const encodedReplacement = Buffer.from(replacement);

/** By its byte order mark, or the NUL that UTF-16 without one has beside each letter of ASCII. */
function encodingOfStart(bytes: Buffer): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] && bytes[1] === 0 && bytes[2] && bytes[3] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] && bytes[2] === 0 && bytes[3]) return 'utf-16be';
  return undefined;
}

/** So few invalid bytes in a chunk without a valid one may be accidents: the next chunk is checked too. */
const fewDamages = 3;

/**
 * UTF-8 where at least half of the non-ASCII sequences are valid UTF-8, else the one that XML declares, or what its letters
 * show; `isSure`: final for the rest of the file.
 */
function guessEncoding(
  bytes: Buffer,
  declared: Encoding | undefined,
): { encoding: Encoding; isSure: boolean } {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const damaged = countOf(text, replacement);
  if (damaged === 0) return { encoding: 'utf-8', isSure: true };
  const sound = text.replace(/\p{ASCII}+/gu, '').length - damaged;
  if (sound >= damaged) return { encoding: 'utf-8', isSure: true };
  return { encoding: declared ?? oldEncodingOf(bytes), isSure: sound > 0 || damaged > fewDamages };
}

/** What decodes the chunks of a file one after the other. */
type ChunkDecoder = Pick<InstanceType<typeof TextDecoder>, 'encoding' | 'decode'>;

function decoderOf(encoding: Encoding): ChunkDecoder {
  if (decodeDos(encoding, noBytes) === undefined) return new TextDecoder(encoding);
  return { encoding, decode: (bytes) => (bytes ? (decodeDos(encoding, bytes as Buffer) ?? '') : '') };
}

const noBytes = Buffer.alloc(0);

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
 * Decodes a file by its beginning (`encodingOfStart`) or, where that does not tell, by its first non-ASCII bytes. Invalid bytes are
 * replaced and counted; `end` records a truncated character.
 */
export function createDecoder(end: FileEnd): Decoder {
  let damages = 0;
  let isFirst = true;
  let decoder: ChunkDecoder | undefined;
  /** Of a chunk before it is sure: it is decoded for itself. */
  let guessed: Encoding | undefined;
  let lastByte = 0;
  let declared: Encoding | undefined;
  const mender = createMender();

  return {
    look(chunk) {
      const mark = isFirst ? encodingOfStart(chunk) : undefined;
      if (isFirst) declared = declaredIn(chunk);
      isFirst = false;
      guessed = undefined;
      if (decoder || (!mark && isAscii(chunk))) return;
      const guess = mark ? { encoding: mark, isSure: true } : guessEncoding(chunk, declared);
      if (guess.isSure) decoder = decoderOf(guess.encoding);
      else guessed = guess.encoding;
    },
    decode(bytes) {
      lastByte = bytes.at(-1) ?? lastByte;
      if (guessed) return decoderOf(guessed).decode(bytes);
      if (!decoder) return bytes.toString('latin1');
      const text = decoder.decode(bytes, { stream: true });
      if (text.includes(replacement)) damages += countDamages(text, bytes);
      return mender.push(text);
    },
    isWhole: () => lastByte < 128,
    end() {
      const rest = decoder?.decode() ?? '';
      if (rest !== '') {
        damages++;
        end.isCut = true;
      }
      return mender.push(rest) + mender.end();
    },
    encoding: () => guessed ?? (decoder?.encoding as Encoding | undefined) ?? 'utf-8',
    damages: () => damages,
  };
}

/** The text of a file's chunks (`createDecoder`). */
export function decode(chunks: AsyncIterable<Buffer>, end: FileEnd): Decoding {
  const decoder = createDecoder(end);
  async function* read(): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      decoder.look(chunk);
      yield decoder.decode(chunk);
    }
    yield decoder.end();
  }
  return { text: read(), damages: decoder.damages };
}
