import { Agent, get, type IncomingHttpHeaders } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What is asked for: `br` as browsers do, `identity` to leave compression out of the figures. */
export type Encoding = 'br' | 'identity';

type Call = { agent: Agent; port: number; path: string; encoding: Encoding };

/** Requests a path over a kept connection and reads the whole response. */
export function request({ agent, port, path, encoding }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = get(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        headers: { 'accept-language': 'fr', 'accept-encoding': encoding },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
  });
}

export type Load = {
  port: number;
  paths: readonly string[];
  requests: number;
  connections: number;
  encoding: Encoding;
};

/**
 * Sends requests over a fixed number of kept connections, each after the response before it, and takes the
 * paths in turn. Returns requests per second. @throws Error at a response that is not 200
 */
export async function sendLoad({ port, paths, requests, connections, encoding }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  async function run(): Promise<void> {
    while (sent < requests) {
      const path = paths[sent++ % paths.length] ?? '/';
      const { status } = await request({ agent, port, path, encoding });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, run));
  agent.destroy();
  return requests / ((performance.now() - start) / 1000);
}
