import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/helpers/app.ts';
import { type S3Server, s3Keys, s3Place, startS3Server } from '../../../test/helpers/s3-server.ts';

let server: S3Server;
let shop: TestApp;

beforeAll(async () => {
  server = await startS3Server();
  shop = await createTestApp({ config: { s3: { endpoint: server.endpoint, ...s3Place, ...s3Keys } } });
});
afterAll(async () => {
  await shop.close();
  server.close();
});

test('pictures in a bucket are served like those in a folder', async () => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  server.objects.set('a-160.webp', { bytes, modifiedAt: new Date() });
  const response = await shop.get('/pictures/a-160.webp');
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(bytes);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers).not.toHaveProperty('content-security-policy');
});

test.each(['missing-160.webp', 'a-160.svg', '..%2Fa-160.webp', '.hidden.webp'])(
  '%s is not there',
  async (file) => {
    expect((await shop.get(`/pictures/${file}`)).statusCode).toBe(404);
  },
);

test('a store that is away is no picture that is gone', async () => {
  server.failures = 100;
  expect((await shop.get('/pictures/a-160.webp')).statusCode).toBe(503);
  server.failures = 0;
  expect((await shop.get('/pictures/a-160.webp')).statusCode).toBe(200);
});
