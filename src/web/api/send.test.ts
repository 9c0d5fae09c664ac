import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { sendShown } from './send.ts';

/** A server that accepts everything and answers nothing. */
const hang = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(hang));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['listAlerts', undefined, 30],
  ['setAlert', { productId: '1' }, 60],
] as const)('%s fails where the server is silent', async (name, body, seconds) => {
  const outcome = vi.fn();
  sendShown(name, { language: 'en', body }).catch(outcome);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new CallError());
});

test('a file is sent for as long as the connection needs', async () => {
  const outcome = vi.fn();
  sendShown('createProduct', { language: 'en', body: new FormData() }).catch(outcome);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(outcome).not.toHaveBeenCalled();
});

test('what a response holds may take longer', async () => {
  const body = new TransformStream<Uint8Array>();
  const respond = (_address: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void body.writable.abort(signal.reason));
    return Promise.resolve(new Response(body.readable));
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  const result = sendShown('listAlerts', { language: 'en' });
  await vi.advanceTimersByTimeAsync(120_000);
  const writer = body.writable.getWriter();
  void writer.write(new TextEncoder().encode('[]')).then(() => writer.close());
  expect((await result).body).toEqual([]);
});
