import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { constants, createGunzip, createInflateRaw } from 'node:zlib';
import { FeedFileError } from './feed-file-error.ts';
import type { FileEnd } from './feed-record.ts';
import { isGzipCut } from './gzip-end.ts';
import { limits } from './reading-limits.ts';
import { findZipEntry } from './zip-entry.ts';

export type FileBytes = {
  /** Size on disk. */
  size: number;
  /** Bytes of the file (not of what it decompresses to) read so far. */
  read(): number;
  chunks: AsyncIterable<Buffer>;
};

type Packing = 'gzip' | 'zip' | undefined;

/** How a file is packed, by its first bytes. @throws FeedFileError a workbook of Excel before 2007 */
async function packingOf(file: string): Promise<Packing> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
    if (bytesRead === 4 && buffer.readUInt32BE() === 0xd0cf11e0) throw new FeedFileError('file_workbook');
    return bytesRead === 4 && buffer.readUInt32LE() === 0x04034b50 ? 'zip' : undefined;
  } finally {
    await handle.close();
  }
}

// A failure anywhere destroys the last stream with its error, which ends the loop that reads it.
const onEnd = () => undefined;

/**
 * A file's content, decompressed where it is gzip, or a zip of one file (by its first bytes, whatever its name says).
 * `end` records, once all was read, whether it is truncated: the available part is still read. @throws FeedFileError
 */
export async function openBytes(file: string, end: FileEnd, chunkSize: number): Promise<FileBytes> {
  const { size } = await stat(file);
  const packing = await packingOf(file);
  let read = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      done(null, chunk);
    },
  });
  const entry =
    packing === 'zip' ? await findZipEntry(file, size) : { start: 0, end: size, isDeflated: false };
  const { start } = entry;
  const last = entry.end === undefined ? {} : { end: Math.max(start, entry.end - 1) };
  const source = createReadStream(file, { highWaterMark: chunkSize, start, ...last });
  if (packing === undefined || (packing === 'zip' && !entry.isDeflated)) {
    return { size, read: () => read, chunks: guardSize(pipeline(source, counter, onEnd)) };
  }
  const options = { chunkSize, finishFlush: constants.Z_SYNC_FLUSH };
  const unpack = packing === 'zip' ? createInflateRaw(options) : createGunzip(options);
  // A larger buffer would let a decompression bomb grow by some 100 MB before it is detected.
  const chunks = guardSize(pipeline(source, counter, unpack, onEnd), () => unpack.bytesWritten);
  if (packing === 'gzip') return { size, read: () => read, chunks: detectCut(chunks, file, end) };
  return { size, read: () => read, chunks: markCut(chunks, end, entry.end === undefined) };
}

/** The beginning of a zip lacks its end. */
async function* markCut(chunks: AsyncIterable<Buffer>, end: FileEnd, isCut: boolean): AsyncGenerator<Buffer> {
  yield* chunks;
  if (isCut) end.isCut = true;
}

async function* detectCut(chunks: AsyncIterable<Buffer>, file: string, end: FileEnd): AsyncGenerator<Buffer> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    yield chunk;
  }
  if (await isGzipCut(file, total)) end.isCut = true;
}

/** `compressed`: bytes that the chunks so far were decompressed from. @throws FeedFileError */
async function* guardSize(stream: AsyncIterable<Buffer>, compressed?: () => number): AsyncGenerator<Buffer> {
  let total = 0;
  try {
    for await (const chunk of stream) {
      total += chunk.length;
      if (total > limits.bytes) throw new FeedFileError('file_too_large');
      if (compressed && total > limits.ratioFrom && total > compressed() * limits.ratio) {
        throw new FeedFileError('file_bomb');
      }
      yield chunk;
    }
  } catch (error) {
    throw toFileError(error);
  }
}

function toFileError(error: unknown): unknown {
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && code.startsWith('Z_')) {
    return new FeedFileError('gzip_damaged', {}, { cause: error });
  }
  return error;
}
