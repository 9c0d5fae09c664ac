import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type PictureAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
  hangsUp?: boolean;
};

/** A merchant's server of pictures. */
export type PictureServer = {
  readonly origin: string;
  /** What it answers by path; 404 elsewhere. */
  readonly responses: Map<string, PictureAnswer>;
  /** The paths that it was asked for, in their order. */
  readonly asked: readonly string[];
  /** How many requests it had at once, at most. */
  readonly maxAtOnce: number;
  /** Called at each request. */
  onRequest: (() => void) | undefined;
  /** Forgets all of that. */
  reset(): void;
  close(): void;
};

export const pictureHost = '127.0.0.1';

export async function startPictureServer(): Promise<PictureServer> {
  const responses = new Map<string, PictureAnswer>();
  let asked: string[] = [];
  let running = 0;
  let maxAtOnce = 0;

  async function serve(request: http.IncomingMessage, response: http.ServerResponse) {
    const path = request.url ?? '';
    asked.push(path);
    opened.onRequest?.();
    maxAtOnce = Math.max(maxAtOnce, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    const { status = 200, headers = {}, body = '', hangsUp } = responses.get(path) ?? { status: 404 };
    if (hangsUp) return void response.destroy();
    response.writeHead(status, headers).end(body);
  }

  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, pictureHost, resolve));
  const opened: PictureServer = {
    onRequest: undefined,
    origin: `http://${pictureHost}:${(server.address() as AddressInfo).port}`,
    responses,
    get asked() {
      return asked;
    },
    get maxAtOnce() {
      return maxAtOnce;
    },
    reset() {
      responses.clear();
      opened.onRequest = undefined;
      asked = [];
      maxAtOnce = 0;
    },
    close: () => server.close(),
  };
  return opened;
}
