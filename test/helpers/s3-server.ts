import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An object store on loopback that answers signed requests only (AWS signature, version 4). */
export type S3Server = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** Answers 503 to as many requests as this says. */
  failures: number;
  close(): void;
};

export const s3Keys = { accessKeyId: 'AKTEST', secretAccessKey: 'secret/key+of=tests' };
export const s3Place = { bucket: 'shop-pictures', region: 'eu-west-3' };
/** Few, so that lists have several pages. */
const namesPerPage = 2;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request is signed with our keys, and its body is the one that was signed. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(?<id>\w+)\/(?<day>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found?.groups) return false;
  const { id, day = '', region = '', names = '', signature } = found.groups;
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const digest = String(headers['x-amz-content-sha256']);
  const request = [method, pathname, query.join('&'), signed.join(''), names, digest].join('\n');
  const date = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(request)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${s3Keys.secretAccessKey}`, day));
  const isRight = hmac(key, text).toString('hex') === signature && id === s3Keys.accessKeyId;
  return isRight && region === s3Place.region && date.startsWith(day) && digest === sha256(body);
}

function listPage(names: readonly string[], after: string): string {
  const left = names.filter((name) => name > after).sort();
  const page = left.slice(0, namesPerPage);
  const next =
    left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><Name>x</Name>${contents.join('')}${next}</ListBucketResult>`;
}

export async function startS3Server(): Promise<S3Server> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const [, bucket, key] = pathname.split('/').map(decodeURIComponent);
    const end = (status: number, headers = {}, bytes?: string | Buffer) =>
      response.writeHead(status, headers).end(bytes);
    if (state.failures > 0) {
      state.failures--;
      return void end(503);
    }
    if (!isSigned(request, body)) return void end(403);
    if (bucket !== s3Place.bucket) return void end(404);
    if (key === undefined)
      return void end(
        200,
        {},
        listPage([...state.objects.keys()], searchParams.get('continuation-token') ?? ''),
      );
    const object = state.objects.get(key);
    if (request.method === 'PUT') state.objects.set(key, { bytes: body, modifiedAt: new Date() });
    else if (!object) return void end(404);
    else if (request.method === 'DELETE') state.objects.delete(key);
    const modified = { 'last-modified': object?.modifiedAt.toUTCString() ?? '' };
    end(
      request.method === 'DELETE' ? 204 : 200,
      modified,
      request.method === 'GET' ? object?.bytes : undefined,
    );
  });
  const state: S3Server = {
    endpoint: '',
    objects: new Map(),
    failures: 0,
    close: () => void server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}
