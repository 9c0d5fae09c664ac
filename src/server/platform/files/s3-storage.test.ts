import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, s3Keys, s3Place, startS3Server } from '../../../../test/helpers/s3-server.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
let storage: Storage;
let scratchFolder: string;

beforeAll(async () => {
  server = await startS3Server();
  scratchFolder = await mkdtemp(path.join(tmpdir(), 'visavis-s3-'));
  storage = createS3Storage({ endpoint: server.endpoint, scratchFolder, ...s3Place, ...s3Keys });
});
beforeEach(() => server.objects.clear());
afterAll(async () => {
  server.close();
  await rm(scratchFolder, { recursive: true });
});

test('what is written is there, the last one of a name', async () => {
  expect(await storage.has('a-160.webp')).toBe(false);
  expect(await storage.read('a-160.webp')).toBeUndefined();
  await storage.write('a-160.webp', Buffer.from('one'));
  await storage.write('a-160.webp', Buffer.from([0, 255, 10]));
  expect(await storage.has('a-160.webp')).toBe(true);
  expect(await storage.read('a-160.webp')).toEqual(Buffer.from([0, 255, 10]));
});

test('all names are listed, page by page, whatever stands in them', async () => {
  const names = ['a&b.webp', 'c d.webp', 'é.webp', 'x-1.avif', 'x-2.avif'];
  for (const name of names) await storage.write(name, Buffer.from(name));
  const listed = [];
  for await (const name of storage.list()) listed.push(name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test('only what is old enough is removed', async () => {
  await storage.write('young', Buffer.from('y'));
  server.objects.set('old', { bytes: Buffer.from('o'), modifiedAt: new Date('2026-01-01') });
  const time = new Date('2026-02-01');
  expect([await storage.removeIfOlder('young', time), await storage.removeIfOlder('old', time)]).toEqual([
    false,
    true,
  ]);
  expect(await storage.removeIfOlder('missing', time)).toBe(false);
  expect([...server.objects.keys()]).toEqual(['young']);
});

test('what fails in passing is tried again; what goes on failing is told', async () => {
  server.failures = 1;
  await storage.write('a', Buffer.from('a'));
  expect(server.objects.has('a')).toBe(true);
  server.failures = 100;
  await expect(storage.read('a')).rejects.toThrow(
    'The S3 store answered 503 to GET in the bucket shop-pictures.',
  );
  server.failures = 0;
});

test('other keys are refused, which is not taken for an absent picture', async () => {
  const other = { ...s3Keys, secretAccessKey: 'another' };
  const refused = createS3Storage({ endpoint: server.endpoint, scratchFolder, ...s3Place, ...other });
  await expect(refused.has('a')).rejects.toThrow('answered 403');
  await expect(refused.write('a', Buffer.from('a'))).rejects.toThrow('answered 403');
});

test('reports a missing bucket', async () => {
  const lost = createS3Storage({
    endpoint: server.endpoint,
    scratchFolder,
    ...s3Place,
    bucket: 'lost',
    ...s3Keys,
  });
  await expect(lost.write('a', Buffer.from('a'))).rejects.toThrow('The S3 store has no bucket lost.');
});
