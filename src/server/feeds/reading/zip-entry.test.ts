import { expect, it } from 'vitest';
import { withFeedFiles } from '../../../../test/helpers/feed-files.ts';

const { read } = withFeedFiles();

/** A zip of files that are not compressed; without its directory it is only the beginning of one. */
function zipOf(files: Record<string, string>, hasDirectory = true): Buffer {
  const names = Object.keys(files);
  const headOf = (name: string, length: number) => {
    const size = Buffer.byteLength(files[name] ?? '');
    const head = Buffer.alloc(length);
    head.writeUInt32LE(length === 30 ? 0x04034b50 : 0x02014b50);
    for (const at of length === 30 ? [18, 22] : [20, 24]) head.writeUInt32LE(size, at);
    head.writeUInt16LE(name.length, length === 30 ? 26 : 28);
    return head;
  };
  let offset = 0;
  const central: Buffer[] = [];
  const locals = names.map((name) => {
    const local = Buffer.concat([headOf(name, 30), Buffer.from(name), Buffer.from(files[name] ?? '')]);
    const head = headOf(name, 46);
    head.writeUInt32LE(offset, 42);
    central.push(head, Buffer.from(name));
    offset += local.length;
    return local;
  });
  if (!hasDirectory) return Buffer.concat(locals);
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const feed = 'id,title,link,price\n1,Lampe,https://a.example/1,9 EUR\n';

it('reads the one file of a zip, whatever an archiver put beside it', async () => {
  const { rows } = await read(zipOf({ 'feed/': '', 'feed/a.csv': feed, '__MACOSX/feed/._a.csv': '\0' }));
  expect(rows).toMatchObject([{ title: 'Lampe' }]);
});

it('reads it by its beginning as well, as a preview has it, behind the folder that it is in', async () => {
  const { rows } = await read(zipOf({ 'feed/': '', 'feed/a.csv': feed }, false));
  expect(rows).toMatchObject([{ title: 'Lampe' }]);
});

it('says how many files there are', async () => {
  await expect(read(zipOf({ 'a.csv': feed, 'b.csv': feed }))).rejects.toThrow('contains 2 files');
});

it.each([
  ['Excel', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }],
  ['Excel, of one file', { 'xl/workbook.xml': '<workbook/>' }],
  ['LibreOffice', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }],
  ['Numbers', { 'Index/Document.iwa': 'x', 'Index/Tables/Tile-1.iwa': 'x', 'preview.jpg': 'x' }],
  ['Numbers, former', { 'Index.zip': 'x', 'preview.jpg': 'x' }],
])('tells a workbook of %s, by its beginning as well', async (_, files) => {
  for (const hasDirectory of [true, false])
    await expect(read(zipOf(files, hasDirectory))).rejects.toThrow('is a spreadsheet');
});
