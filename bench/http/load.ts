import { Agent, get } from 'node:http';

export type Answer = { status: number; contentType: string; body: Buffer };

/** Requests a path over a kept connection and reads the whole answer. */
export function request(agent: Agent, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = get(
      { agent, host: '127.0.0.1', port, path, headers: { 'accept-language': 'fr' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
  });
}

export type Load = { port: number; paths: readonly string[]; requests: number; connections: number };

/**
 * Sends requests over a fixed number of kept connections, each after the answer before it, and takes the
 * paths in turn. Returns requests per second. @throws Error at an answer that is not 200
 */
export async function sendLoad({ port, paths, requests, connections }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  async function run(): Promise<void> {
    while (sent < requests) {
      const path = paths[sent++ % paths.length] ?? '/';
      const { status } = await request(agent, port, path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  }
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, run));
  agent.destroy();
  return requests / ((performance.now() - start) / 1000);
}
