import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A gzip file ends with the length of what it holds, in 32 bits. */
async function readStatedLength(file: string): Promise<number> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, Math.max(0, size - 4));
    return buffer.readUInt32LE();
  } finally {
    await handle.close();
  }
}

/** Whether a gzip file, of which `total` bytes could be decompressed, ends too soon. */
export async function isGzipCut(file: string, total: number): Promise<boolean> {
  if ((await readStatedLength(file)) === total % 2 ** 32) return false;
  // Several members, or trailing bytes: only strict decompression can tell.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere);
    return false;
  } catch (error) {
    return (error as { code?: unknown }).code === 'Z_BUF_ERROR';
  }
}
