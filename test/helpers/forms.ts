import type { TestApp } from './app.ts';

export type Upload = { field: string; bytes: Buffer; name?: string; type?: string };

/** Sends a multipart form, as a browser does. */
export async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  { method, url, headers }: { method: 'POST' | 'PUT'; url: string; headers: Record<string, string> },
  fields: Record<string, string>,
  files: readonly Upload[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { field, bytes, name = 'photo.png', type = 'image/png' } of files) {
    form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  }
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const response = await app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}
