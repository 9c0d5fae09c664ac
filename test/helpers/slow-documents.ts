import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const pieceLength = 400;
const betweenPieces = 30;

type Hold = { at: string; until: Promise<void> };

async function sendSlowly(document: string, response: ServerResponse, hold?: Hold): Promise<void> {
  const holdAt = hold ? document.indexOf(hold.at) : -1;
  for (let at = 0; at < document.length; at += pieceLength) {
    if (hold && holdAt >= at && holdAt < at + pieceLength) await hold.until;
    response.write(document.slice(at, at + pieceLength));
    await wait(betweenPieces);
  }
  response.end();
}

/**
 * Sends what `origin` does; documents in pieces of 400 characters, 30 ms apart, as a poor connection would.
 * @param hold the piece that has this text, and all behind it, are sent once that is settled
 */
export async function serveSlowly(origin: string, hold?: Hold): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '/', method, headers }, response) => {
    const forward = (from: IncomingMessage) => {
      response.writeHead(from.statusCode ?? 500, from.headers);
      const isDocument = from.headers['content-type']?.startsWith('text/html');
      if (isDocument) void text(from).then((document) => sendSlowly(document, response, hold));
      else from.pipe(response);
    };
    request(origin + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, forward).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() };
}
