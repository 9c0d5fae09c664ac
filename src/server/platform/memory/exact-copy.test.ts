import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { exactCopy } from './exact-copy.ts';

it('copies bytes into memory of exactly their size', () => {
  const packed = zstdCompressSync(Buffer.from('livraison '.repeat(500)));
  const copy = exactCopy(packed);
  expect(copy).toEqual(packed);
  expect(copy.buffer.byteLength).toBe(packed.length);
});
