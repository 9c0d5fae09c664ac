import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import type { Feed } from '../../../contract/feeds/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { callForm } from '../../api/call.ts';

const newUpload = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Sends a file of a feed part by part; `onSent` is called with the share. Returns the feed. @throws CallError
 */
export async function sendFeedFile(
  id: string,
  file: File,
  language: Language,
  onSent: (share: number) => void,
): Promise<Feed | undefined> {
  const upload = newUpload();
  let feed: Feed | undefined;
  let offset = 0;
  // An empty file is sent as well: the server says what is wrong with it.
  do {
    const form = new FormData();
    form.set('upload', upload);
    form.set('offset', String(offset));
    form.set('size', String(file.size));
    form.set('piece', file.slice(offset, offset + feedUpload.pieceBytes));
    feed = await callForm('sendFeedFile', { language, params: { id } }, form);
    offset += feedUpload.pieceBytes;
    onSent(Math.min(1, offset / file.size));
  } while (offset < file.size);
  return feed;
}
