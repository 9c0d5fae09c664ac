import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { SafePost } from '../../src/server/platform/fetch/safe-post.ts';

/** Public addresses stand for this server, whose own is none: only topics may be told to it. */
export const standIn = 'https://channels.example.com';

/** Posts to the stand-in's addresses at the server, everything else as it is. */
export const atServer =
  (origin: string, post: SafePost): SafePost =>
  (url, request) =>
    url.startsWith(`${standIn}/`)
      ? post(url.replace(standIn, origin), { ...request, mayGoToOwn: true })
      : post(url, request);

/** What a server accepted. */
export type Received = { path: string; headers: http.IncomingHttpHeaders; body: Record<string, unknown> };

export type ChannelMood = 'accepts' | 'busy' | 'gone' | 'refuses' | 'redirects' | 'leaves' | 'hangs up after';

export type ChannelServer = {
  origin: string;
  mood: ChannelMood;
  /** `Retry-After` of a busy server, in seconds. */
  retryAfter: number;
  received: Received[];
  /** Every request, also those it did not accept. */
  requests: number;
  /** A browser's subscription at this server. */
  subscription: { address: string; key: string; secret: string };
  /** Of the webhook, as its owner was shown it. */
  signingKey: string;
  close(): Promise<void>;
};

const base64url = (text: string) => Buffer.from(text, 'base64url');

/** One record of aes128gcm (RFC 8188), with the keys of a browser (RFC 8291). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (key: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive(browser.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString('utf8');
}

/** The sender's key stands in its header, and signs for the origin of the push service (RFC 8292). */
async function verifyVapid({ headers }: IncomingMessage): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const point = base64url(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33, 65) };
  const written = { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') };
  const { payload } = await jwtVerify(token, await importJWK(written, 'ES256'), { audience: standIn });
  if (!payload.sub || !/^(mailto:|https:)/.test(payload.sub)) throw new Error('no subject');
}

/** As the documentation tells receivers to. */
function verifySignature({ headers }: IncomingMessage, body: string, signingKey: string): void {
  const key = Buffer.from(signingKey.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  if (headers['webhook-signature'] !== expected) throw new Error('wrong signature');
}

/**
 * A push service, ntfy and the receiver of a webhook on loopback, each of which takes only what its protocol says:
 * `/push/…` decrypts and checks our key, `/` is ntfy's JSON, `/hook` checks the signature.
 */
export async function startChannelServer(): Promise<ChannelServer> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const state = {
    mood: 'accepts' as ChannelMood,
    retryAfter: 0,
    received: [] as Received[],
    requests: 0,
    signingKey: '',
  };
  let origin = '';

  async function read(request: IncomingMessage): Promise<Received> {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    if (path.startsWith('/push/')) {
      await verifyVapid(request);
      if (headers['content-encoding'] !== 'aes128gcm' || !(Number(headers.ttl) >= 0) || body.length > 4096)
        throw new Error('no push message');
      return { path, headers, body: JSON.parse(decrypt(body, browser, auth)) };
    }
    const text = body.toString('utf8');
    const parsed = JSON.parse(text) as Record<string, unknown>;
    if (path === '/hook') verifySignature(request, text, state.signingKey);
    else if (path !== '/' || !/^[\w-]{1,64}$/.test(String(parsed.topic)) || !parsed.message)
      throw new Error('no message to a topic');
    return { path, headers, body: parsed };
  }

  const server = http.createServer(async (request, response) => {
    state.requests++;
    if (state.mood === 'leaves') return void request.socket.destroy();
    try {
      const received = await read(request);
      if (state.mood === 'hangs up after') return void request.socket.destroy();
      if (state.mood === 'busy')
        return void response.writeHead(429, { 'retry-after': String(state.retryAfter) }).end();
      if (state.mood === 'gone') return void response.writeHead(410).end();
      if (state.mood === 'refuses') return void response.writeHead(403).end();
      if (state.mood === 'redirects')
        return void response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
      state.received.push(received);
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    origin,
    subscription: {
      address: `${standIn}/push/one`,
      key: browser.getPublicKey('base64url'),
      secret: auth.toString('base64url'),
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
