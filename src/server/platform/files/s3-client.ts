import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../app-error.ts';

/** A bucket of an S3-compatible object store. */
export type S3Options = {
  /** Origin of the store; the bucket's name follows in the path, as every store understands it. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Sent = {
  body?: Uint8Array | Blob;
  headers?: Record<string, string>;
  /** The body is read as a stream: only a pause counts as a failure, however long the whole transfer takes. */
  isStreamed?: boolean;
};

/** Milliseconds for a request without its body, and between two pieces of one. */
const timeout = 20_000;
/** Bytes that move within a millisecond at least. */
const slowest = 1_000;
const retries = 4;
/** Milliseconds before the first retry; twice as long before each further one. */
const firstPause = 250;
/** Seconds after which a visitor may try again. */
const retryAfter = 5;

const isPassing = (status: number): boolean => status >= 500 || status === 429;
const emptyDigest = createHash('sha256').digest('hex');
const sizeOf = (body: Uint8Array | Blob | undefined): number =>
  body === undefined ? 0 : 'byteLength' in body ? body.byteLength : body.size;

/** Ends a response's body where nothing came for a while. */
function withoutPauses(response: Response, abort: AbortController): Response {
  if (!response.body) return response;
  const late = () => abort.abort(new Error('The S3 store went silent.'));
  const timer = setTimeout(late, timeout).unref();
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      timer.refresh();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(watch), { status, headers });
}

/** Signed requests to a bucket, tried again where the store fails in passing. */
export function createS3Client({ endpoint, bucket, ...credentials }: S3Options) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  const bucketAddress = `${endpoint}/${bucket}`;

  async function sendOnce(
    method: string,
    address: string,
    { body, headers = {}, isStreamed }: Sent,
  ): Promise<Response> {
    const abort = new AbortController();
    const late = () => abort.abort(new Error('The S3 store took too long.'));
    const timer = setTimeout(late, timeout + sizeOf(body) / slowest);
    try {
      const response = await client.fetch(address, {
        method,
        // The payload is signed as well.
        headers: { 'x-amz-content-sha256': emptyDigest, ...headers },
        ...(body && { body: body as Blob }),
        signal: abort.signal,
      });
      return isStreamed || method === 'GET' ? withoutPauses(response, abort) : response;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Returns the store's response; undefined: no such object or bucket.
   * @throws AppError `unavailable` where the store does not respond, or refuses
   */
  async function send(method: string, address: string, sent: Sent = {}): Promise<Response | undefined> {
    for (let attempt = 0; ; attempt++) {
      const response = await sendOnce(method, address, sent).catch((error: unknown) => error);
      const isResponse = response instanceof Response;
      if (isResponse && response.ok) return response;
      if (isResponse) await response.body?.cancel();
      if (isResponse && response.status === 404) return undefined;
      const isFinal = isResponse && !isPassing(response.status);
      if (isFinal || attempt === retries) {
        const what = isResponse ? `answered ${response.status}` : 'did not answer';
        const message = `The S3 store ${what} to ${method} in the bucket ${bucket}.`;
        throw new AppError('unavailable', { message, retryAfter, ...(!isResponse && { cause: response }) });
      }
      await delay(firstPause * 2 ** attempt * (0.5 + Math.random() / 2));
    }
  }

  return {
    send,
    bucketAddress,
    addressOf: (key: string) => `${bucketAddress}/${key.split('/').map(encodeURIComponent).join('/')}`,
    noBucket: () => new Error(`The S3 store has no bucket ${bucket}.`),
  };
}
