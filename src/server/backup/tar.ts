import { buffer } from 'node:stream/consumers';

/** A file of an archive. `content` has to be read to its end before the next entry is asked for. */
export type TarEntry = { name: string; size: number; modifiedAt: Date; content: AsyncIterable<Buffer> };

const block = 512;
const maxName = 100;
/** Largest size that the eleven octal digits of a header can tell. */
const maxSize = 8 ** 11 - 1;
const paddingOf = (size: number) => (block - (size % block)) % block;

/** Of a POSIX ustar header: offset and length. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  modifiedAt: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;
const regularFile = '0';
const magic = 'ustar\u000000';

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The sum of a header's bytes, its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  const [from, length] = fields.checksum;
  let sum = 32 * length;
  for (const [i, byte] of header.entries()) if (i < from || i >= from + length) sum += byte;
  return sum;
}

function createHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > maxName || size > maxSize)
    throw new Error(`${name} does not fit into a tar archive.`);
  const header = Buffer.alloc(block);
  const put = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], 'utf8');
  put('name', name);
  // It holds personal data.
  put('mode', octal(0o600, 8));
  put('owner', octal(0, 8));
  put('group', octal(0, 8));
  put('size', octal(size, 12));
  put('modifiedAt', octal(Math.max(0, Math.floor(modifiedAt.getTime() / 1000)), 12));
  put('type', regularFile);
  put('magic', magic);
  put('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\0 `);
  return header;
}

/** The bytes of one file of an archive. @throws Error where the content is not as long as `size` says */
export async function* packEntry({ name, size, modifiedAt, content }: TarEntry): AsyncGenerator<Buffer> {
  yield createHeader(name, size, modifiedAt);
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
  if (paddingOf(size) > 0) yield Buffer.alloc(paddingOf(size));
}

/** What stands after the last file. */
export const packEnd = (): Buffer => Buffer.alloc(2 * block);

/** Hands out the bytes of a stream in pieces that the reader chooses. */
function createByteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** Up to `limit` bytes, at least one; undefined: the stream is over. */
  async function take(limit: number): Promise<Buffer | undefined> {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = value;
    }
    const taken = rest.subarray(0, limit);
    rest = rest.subarray(taken.length);
    return taken;
  }

  return {
    async *stream(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0; ) {
        const taken = await take(left);
        if (!taken) throw new Error('The archive is cut off.');
        left -= taken.length;
        yield taken;
      }
    },
    async exactly(length: number): Promise<Buffer> {
      return buffer(this.stream(length));
    },
  };
}

function readHeader(header: Buffer): Omit<TarEntry, 'content'> {
  const text = (field: keyof typeof fields) => {
    const [from, length] = fields[field];
    return header.toString('utf8', from, from + length).split('\0', 1)[0] ?? '';
  };
  const number = (field: keyof typeof fields) => {
    const digits = text(field).trim();
    if (!/^[0-7]{1,11}$/.test(digits)) throw new Error('This is not an archive of ours.');
    return Number.parseInt(digits, 8);
  };
  if (number('checksum') !== checksumOf(header) || text('type') !== regularFile)
    throw new Error('This is not an archive of ours.');
  return { name: text('name'), size: number('size'), modifiedAt: new Date(number('modifiedAt') * 1000) };
}

/**
 * The files of an archive, in order; nothing but regular files, as `packEntry` writes them.
 * @throws Error where it is damaged, cut off, or holds something else
 */
export async function* unpack(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = createByteReader(source);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const entry = readHeader(header);
    yield { ...entry, content: bytes.stream(entry.size) };
    await bytes.exactly(paddingOf(entry.size));
  }
}
