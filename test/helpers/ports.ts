import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

async function listenAt(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A port that nothing listens on. */
export const findPort = (): Promise<number> => listenAt(0);

/** Whether nothing listens on a port. */
export const isFree = (port: number): Promise<boolean> =>
  listenAt(port).then(
    () => true,
    () => false,
  );

let usual = 0;

/**
 * A free port, and where it is free the one of this worker's server before: to a browser the two are one address, whose
 * scripts it has fetched and compiled already.
 */
export async function findUsualPort(): Promise<number> {
  usual = await listenAt(usual).catch(findPort);
  return usual;
}
