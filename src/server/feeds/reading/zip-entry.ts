import { type FileHandle, open } from 'node:fs/promises';
import { FeedFileError } from './feed-file-error.ts';

/** The only file of a zip: where its bytes stand, and whether they are deflated. `end` undefined: not known. */
export type ZipEntry = { start: number; end: number | undefined; isDeflated: boolean };

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endRecord = 0x06054b50;
/** The end record with the longest comment that it may have. */
const maxEndLength = 22 + 0xffff;
/** What archivers put beside a file. */
const isBesides = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$)|\/$/i.test(name);

/** What the zip that a workbook of Excel, LibreOffice or Numbers is begins with, or holds. */
const isOfWorkbook = (name: string) =>
  /^(?:\[Content_Types\]\.xml$|_rels\/|xl\/|mimetype$|Index\.zip$|Index\/.*\.iwa$)/.test(name);

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

type Listed = { name: string; flags: number; method: number; compressed: number; offset: number };

/** The directory at a zip's end; undefined: the file is only its beginning. */
async function readDirectory(handle: FileHandle, size: number): Promise<Listed[] | undefined> {
  const from = Math.max(0, size - maxEndLength);
  const tail = await readAt(handle, from, size - from);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || at + 22 > tail.length || tail.readUInt32LE(at) !== endRecord) return undefined;
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  // A zip64 has all bits set here: a feed of over 4 GB.
  if (offset + length > size || length > 1024 ** 2) throw new FeedFileError('zip_unreadable');
  const directory = await readAt(handle, offset, length);
  const listed: Listed[] = [];
  for (let i = 0; i + 46 <= directory.length && directory.readUInt32LE(i) === centralHeader; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(i + place)) as [
      number,
      number,
      number,
    ];
    listed.push({
      name: directory.toString('utf8', i + 46, i + 46 + nameLength),
      flags: directory.readUInt16LE(i + 8),
      method: directory.readUInt16LE(i + 10),
      compressed: directory.readUInt32LE(i + 20),
      offset: directory.readUInt32LE(i + 42),
    });
    i += 46 + nameLength + extra + comment;
  }
  return listed;
}

/** What stands beside a file, in front of it, at most. */
const maxFolders = 20;

/** Where a file's bytes begin, how many they are where it says so, how they are packed, and its name. @throws FeedFileError */
async function readLocal(handle: FileHandle, offset: number) {
  const header = await readAt(handle, offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== localHeader) throw new FeedFileError('zip_unreadable');
  const nameLength = header.readUInt16LE(26);
  return {
    start: offset + 30 + nameLength + header.readUInt16LE(28),
    flags: header.readUInt16LE(6),
    method: header.readUInt16LE(8),
    compressed: header.readUInt32LE(18),
    name: (await readAt(handle, offset + 30, nameLength)).toString(),
  };
}

/** The first file of a zip whose end is not there, behind the folder that an archiver put before it. */
async function readFirstLocal(handle: FileHandle) {
  for (let offset = 0, folders = 0; ; folders++) {
    const local = await readLocal(handle, offset);
    if (!isBesides(local.name) || folders === maxFolders) return local;
    offset = local.start + local.compressed;
  }
}

/** @throws FeedFileError where it is encrypted or packed otherwise */
function isDeflated({ flags, method }: { flags: number; method: number }): boolean {
  if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw new FeedFileError('zip_unreadable');
  return method === 8;
}

/** @throws FeedFileError */
function refuseWorkbook(names: readonly string[]): void {
  if (names.some(isOfWorkbook)) throw new FeedFileError('file_workbook');
}

/** The only file of a zip. @throws FeedFileError where it holds none or several, or cannot be unpacked */
export async function findZipEntry(file: string, size: number): Promise<ZipEntry> {
  const handle = await open(file);
  try {
    const listed = await readDirectory(handle, size);
    if (!listed) {
      const local = await readFirstLocal(handle);
      refuseWorkbook([local.name]);
      return { start: local.start, end: undefined, isDeflated: isDeflated(local) };
    }
    refuseWorkbook(listed.map(({ name }) => name));
    const [entry, ...others] = listed.filter(({ name }) => !isBesides(name));
    if (!entry || others.length > 0)
      throw new FeedFileError('zip_files', { files: others.length + (entry ? 1 : 0) });
    const { start } = await readLocal(handle, entry.offset);
    if (start + entry.compressed > size) throw new FeedFileError('zip_unreadable');
    return { start, end: start + entry.compressed, isDeflated: isDeflated(entry) };
  } finally {
    await handle.close();
  }
}
