import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a text, to store or compare secrets: random ones cannot be guessed, so that a fast hash is enough. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** SHA-256 of a file, hexadecimal; read as a stream, since files may be large. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
