import { expect, it } from 'vitest';
import { readAll, withData } from './page-data.ts';

const page = '<html><body><p>&lt;/body></p></body></html>';

it('hands the data to the router at the end of the page, and nothing of them to the page', () => {
  const html = withData(page, '["</body><script>alert(1)</script>"]\n', 'n');
  expect(html).toBe(
    '<html><body><p>&lt;/body></p><script nonce="n">window.__reactRouterContext.streamController.enqueue("[\\"\\u003c/body\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\\"]\\n");window.__reactRouterContext.streamController.close();</script></body></html>',
  );
  expect(withData(page, '[]', undefined)).toContain('<script>window');
});

it('reads characters that come in two parts', async () => {
  const bytes = new TextEncoder().encode('é€');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [bytes.slice(0, 1), bytes.slice(1, 4), bytes.slice(4)]) controller.enqueue(part);
      controller.close();
    },
  });
  expect(await readAll(stream)).toBe('é€');
});
