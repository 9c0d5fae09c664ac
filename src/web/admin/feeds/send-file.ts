import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import type { Language } from '../../../contract/language.ts';
import { callForm } from '../../api/call.ts';

const newUpload = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

type Sending = {
  language: Language;
  /** Called with the share that was sent. */
  onSent: (share: number) => void;
  /** Once aborted, no further part is sent: the server deletes those that it has. */
  signal: AbortSignal;
};

/** Sends a file of a feed part by part; returns whether all of it was sent. @throws CallError */
export async function sendFeedFile(
  id: string,
  file: File,
  { language, onSent, signal }: Sending,
): Promise<boolean> {
  const upload = newUpload();
  let offset = 0;
  // An empty file is sent as well: the server says what is wrong with it.
  do {
    if (signal.aborted) return false;
    const form = new FormData();
    form.set('upload', upload);
    form.set('offset', String(offset));
    form.set('size', String(file.size));
    form.set('piece', file.slice(offset, offset + feedUpload.pieceBytes));
    await callForm('sendFeedFile', { language, params: { id } }, form);
    offset += feedUpload.pieceBytes;
    onSent(Math.min(1, offset / file.size));
  } while (offset < file.size);
  return true;
}
