import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import type { Storage } from './storage.ts';

/** A bucket of an S3-compatible object store. */
export type S3Options = {
  /** Origin of the store; the bucket's name follows in the path, as every store understands it. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Milliseconds for one request, its retries included. */
const timeout = 20_000;
const retries = 3;

type Listed = { names: string[]; next: string | undefined };

/** The names of a ListObjectsV2 response, and the continuation token. */
function parseList(xml: string): Listed {
  const listed: Listed = { names: [], next: undefined };
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') listed.names.push(text);
    if (name === 'NextContinuationToken') listed.next = text;
  });
  parser.write(xml).close();
  return listed;
}

/** Keeps files as objects of a bucket, under their names. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Options): Storage {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const root = `${endpoint}/${bucket}`;
  const addressOf = (name: string) => `${root}/${encodeURIComponent(name)}`;

  const noBucket = () => new Error(`The S3 store has no bucket ${bucket}.`);

  /**
   * Returns the store's response; undefined: no such object or bucket. @throws Error for any other refusal
   */
  async function send(method: string, address: string, body?: Uint8Array): Promise<Response | undefined> {
    const hash = createHash('sha256').update(body ?? '');
    const response = await client.fetch(address, {
      method,
      // The payload is signed as well.
      headers: { 'x-amz-content-sha256': hash.digest('hex') },
      ...(body && { body: Buffer.from(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`The S3 store answered ${response.status} to ${method} in the bucket ${bucket}.`);
  }

  return {
    async write(name, bytes) {
      if (!(await send('PUT', addressOf(name), bytes))) throw noBucket();
    },

    has: async (name) => (await send('HEAD', addressOf(name))) !== undefined,

    async read(name) {
      const response = await send('GET', addressOf(name));
      return response && Buffer.from(await response.arrayBuffer());
    },

    async *list() {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const response = await send('GET', `${root}?${query}`);
        if (!response) throw noBucket();
        const page = parseList(await response.text());
        yield* page.names;
        next = page.next;
      } while (next !== undefined);
    },

    async removeIfOlder(name, time) {
      const response = await send('HEAD', addressOf(name));
      const modifiedAt = new Date(response?.headers.get('last-modified') ?? time);
      if (!response || modifiedAt >= time) return false;
      await send('DELETE', addressOf(name));
      return true;
    },
  };
}
