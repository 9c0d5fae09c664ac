import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Whether nothing listens on a port. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isOurs = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isOurs) await new Promise((resolve) => server.close(resolve));
  return isOurs;
}

/**
 * A port that nothing listens on. Below those that systems give to connections (Linux from 32768 on, others from 49152):
 * one of these may be a connection's before a server listens there.
 */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (await isFree(port)) return port;
  }
}

let usual: number | undefined;

/**
 * A free port, and where it is free the one of this worker's server before: to a browser the two are one address, whose
 * scripts it has fetched and compiled already.
 */
export async function findUsualPort(): Promise<number> {
  if (usual === undefined || !(await isFree(usual))) usual = await findPort();
  return usual;
}
