import { maxListBytes } from '../../contract/list-import/list-import-limits.ts';

const utf16 = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
];

/** Spreadsheets of French Windows write windows-1252. */
function decode(bytes: Uint8Array): string {
  const marked = utf16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a chosen file, or why it is none. */
export async function readListFile(
  file: File,
): Promise<{ text: string } | { fault: 'tooLarge' | 'notText' }> {
  if (file.size > maxListBytes) return { fault: 'tooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.includes('\0') ? { fault: 'notText' } : { text };
}
