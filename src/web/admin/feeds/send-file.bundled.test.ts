import { afterEach, expect, it, vi } from 'vitest';
import { feedUpload } from '../../../contract/feeds/feed-limits.ts';
import { sendFeedFile } from './send-file.ts';

const sent: number[] = [];
vi.mock('../../api/call.ts', () => ({
  callForm: async (_: string, __: object, form: FormData) => void sent.push(Number(form.get('offset'))),
}));
afterEach(() => sent.splice(0));

const { pieceBytes } = feedUpload;
const file = new File([new Uint8Array(2 * pieceBytes + 1)], 'feed.csv');
const send = (signal: AbortSignal, onSent: (share: number) => void, of = file) =>
  sendFeedFile('1', of, { language: 'en', onSent, signal });

it('sends all parts of a file, and one of an empty file', async () => {
  const shares: number[] = [];
  const { signal } = new AbortController();
  expect(await send(signal, (share) => shares.push(Math.round(share * 10)))).toBe(true);
  expect([sent, shares]).toEqual([
    [0, pieceBytes, 2 * pieceBytes],
    [5, 10, 10],
  ]);
  sent.splice(0);
  expect(await send(signal, () => undefined, new File([], 'empty.csv'))).toBe(true);
  expect(sent).toEqual([0]);
});

it('sends no further part once somebody cancels', async () => {
  const cancelling = new AbortController();
  expect(await send(cancelling.signal, () => cancelling.abort())).toBe(false);
  expect(sent).toEqual([0]);
});
