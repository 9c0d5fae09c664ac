import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AwinRow, toCsv } from './awin-feed.ts';

/** A merchant's server with one feed, on loopback. */
export type MerchantServer = {
  origin: string;
  /** Rows of the feed, another text in its place, or undefined: it answers 503. */
  served: readonly AwinRow[] | string | undefined;
  /** Returns in place of it. */
  respond?: http.RequestListener | undefined;
  /** Headers of the requests so far. */
  asked: http.IncomingHttpHeaders[];
  close(): void;
};

export const merchantAddress = '127.0.0.1';

export async function startMerchantServer(): Promise<MerchantServer> {
  const server = http.createServer((request, response) => {
    state.asked.push(request.headers);
    if (state.respond) return void state.respond(request, response);
    if (state.served === undefined) return void response.writeHead(503).end();
    const body = typeof state.served === 'string' ? state.served : toCsv(state.served);
    const etag = `"${body.length}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : body);
  });
  const state: MerchantServer = { origin: '', served: [], asked: [], close: () => void server.close() };
  await new Promise<void>((resolve) => server.listen(0, merchantAddress, resolve));
  state.origin = `http://${merchantAddress}:${(server.address() as AddressInfo).port}`;
  return state;
}
