import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { FeedFileError } from './feed-file-error.ts';
import type { FileEnd } from './feed-record.ts';
import { isGzipCut } from './gzip-end.ts';
import { limits } from './reading-limits.ts';

export type FileBytes = {
  /** Size on disk. */
  size: number;
  /** Bytes of the file (not of what it decompresses to) read so far. */
  read(): number;
  chunks: AsyncIterable<Buffer>;
};

const chunkSize = 256 * 1024;

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * A file's content, decompressed where it is gzip (by its first bytes, whatever its name says). `end`
 * records, once all was read, whether the gzip is truncated: the available part is still read.
 */
export async function openBytes(file: string, end: FileEnd): Promise<FileBytes> {
  const { size } = await stat(file);
  const compressed = await isGzip(file);
  let read = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(file, { highWaterMark: chunkSize });
  // A failure anywhere destroys the last stream with its error, which ends the loop that reads it.
  const onEnd = () => undefined;
  if (!compressed) {
    return { size, read: () => read, chunks: guardSize(pipeline(source, counter, onEnd)) };
  }
  const gunzip = createGunzip({ chunkSize, finishFlush: constants.Z_SYNC_FLUSH });
  // A larger buffer would let a decompression bomb grow by some 100 MB before it is detected.
  const chunks = guardSize(pipeline(source, counter, gunzip, onEnd), () => gunzip.bytesWritten);
  return { size, read: () => read, chunks: detectCut(chunks, file, end) };
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
