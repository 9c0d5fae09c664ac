import { crc32 } from 'node:zlib';
import { shared } from './engine/shared-arrays.ts';

/**
 * Plain data and typed arrays as one run of bytes: checksum and length of a JSON text, the text, in which arrays are
 * named by their place, and the arrays. For this machine's own use: numbers stand as its memory has them.
 */
const arrayTypes = {
  Uint8Array: shared.uint8,
  Uint16Array: shared.uint16,
  Uint32Array: shared.uint32,
  Int32Array: shared.int32,
  Float64Array: shared.float64,
};
type ArrayType = keyof typeof arrayTypes;
type Place = { array: ArrayType; at: number; length: number };

const headBytes = 16;
/** Every array starts at a multiple of the widest number. */
const aligned = (at: number): number => Math.ceil(at / 8) * 8;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'array' in value && 'at' in value;

export function pack(value: unknown): Buffer {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (!ArrayBuffer.isView(part)) return part;
    const at = aligned(size);
    size = at + part.byteLength;
    arrays.push({ at, bytes: new Uint8Array(part.buffer, part.byteOffset, part.byteLength) });
    const length = (part as Uint8Array).length;
    return { array: part[Symbol.toStringTag as never] as ArrayType, at, length } satisfies Place;
  });
  const json = Buffer.from(text);
  const start = aligned(headBytes + json.length);
  const packed = Buffer.alloc(start + size);
  packed.writeUInt32LE(json.length, 4);
  packed.set(json, headBytes);
  for (const { at, bytes } of arrays) packed.set(bytes, start + at);
  packed.writeUInt32LE(crc32(packed.subarray(4)), 0);
  return packed;
}

/** The data again, arrays over memory that threads share. @throws Error where the bytes are not as they were packed */
export function unpack(packed: Buffer): unknown {
  if (packed.length < headBytes || crc32(packed.subarray(4)) !== packed.readUInt32LE(0))
    throw new Error('damaged');
  const length = packed.readUInt32LE(4);
  const start = aligned(headBytes + length);
  return JSON.parse(packed.toString('utf8', headBytes, headBytes + length), (_key, part: unknown) =>
    isPlace(part) ? readArray(packed, start, part) : part,
  );
}

function readArray(packed: Buffer, start: number, { array, at, length }: Place) {
  const read = arrayTypes[array](length);
  const bytes = packed.subarray(start + at, start + at + read.byteLength);
  if (bytes.length !== read.byteLength) throw new Error('damaged');
  new Uint8Array(read.buffer).set(bytes);
  return read;
}
