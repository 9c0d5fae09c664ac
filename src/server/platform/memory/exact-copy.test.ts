import { zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodeExactly, exactCopy } from './exact-copy.ts';

it('copies bytes into memory of exactly their size', () => {
  const packed = zstdCompressSync(Buffer.from('livraison '.repeat(500)));
  const copy = exactCopy(packed);
  expect(copy).toEqual(packed);
  expect(copy.buffer.byteLength).toBe(packed.length);
});

it('encodes a text into memory of exactly its size', () => {
  const bytes = encodeExactly('Écran 27″ 🖥');
  expect(bytes.toString()).toBe('Écran 27″ 🖥');
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
