import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type AccountClaims } from 'oidc-provider';
import { findPort } from './ports.ts';

export const client = { clientId: 'visavis', clientSecret: 'a secret of the two of us' };

type Closable = { url: string; close(): Promise<void> };

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<Closable> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A real OpenID provider in Google's place; people sign in there with the keys of `accounts`. */
export async function startOpenIdProvider(
  redirectUri: string,
  accounts: Record<string, Omit<AccountClaims, 'sub'>>,
): Promise<Closable> {
  const port = await findPort();
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['of this test'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...accounts[id], sub: id }),
    }),
  });
  return listen(createServer(provider.callback()), port);
}

type Granted = { challenge: string; redirectUri: string };
type FacebookProfile = { id: string; name: string; email?: string };

/** A small stand-in for Facebook's dialog and Graph API, as strict as these: secret, redirect, PKCE, one use, proof of the secret with each call. */
export async function startFacebook(profile: FacebookProfile): Promise<Closable> {
  const granted = new Map<string, Granted>();
  const tokens = new Set<string>();

  function showDialog(url: URL, response: ServerResponse) {
    const redirectUri = url.searchParams.get('redirect_uri') ?? '';
    const state = url.searchParams.get('state') ?? '';
    const code = randomUUID();
    granted.set(code, { redirectUri, challenge: url.searchParams.get('code_challenge') ?? '' });
    const agree = `${redirectUri}?${new URLSearchParams({ code, state })}`;
    const cancel = `${redirectUri}?${new URLSearchParams({ error: 'access_denied', state })}`;
    const page = `<!doctype html><title>Facebook</title><a href="${agree}">Agree</a> <a href="${cancel}">Cancel</a>`;
    response.setHeader('content-type', 'text/html').end(page.replaceAll('&', '&amp;'));
  }

  async function giveToken(request: IncomingMessage, response: ServerResponse) {
    const body = new URLSearchParams(await text(request));
    const grant = granted.get(body.get('code') ?? '');
    granted.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === body.get('redirect_uri') &&
      body.get('client_secret') === client.clientSecret;
    response.setHeader('content-type', 'application/json');
    if (!isRight) return response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }));
    const token = randomUUID();
    tokens.add(token);
    return response.end(JSON.stringify({ access_token: token, token_type: 'bearer', expires_in: 60 }));
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://facebook.test');
    if (url.pathname === '/dialog/oauth') return showDialog(url, response);
    if (url.pathname === '/oauth/access_token') return giveToken(request, response);
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const proof = createHmac('sha256', client.clientSecret).update(token).digest('hex');
    const isKnown = tokens.has(token) && url.searchParams.get('appsecret_proof') === proof;
    if (url.pathname !== '/me' || !isKnown) return response.writeHead(401).end('{}');
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(profile));
  });
  return listen(server, 0);
}
