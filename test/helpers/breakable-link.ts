import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a database server that a test can cut and mend. */
export type BreakableLink = {
  /** The database's address over this way. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From here on connections that are there carry nothing, and nobody tells; new ones work. */
  silence(): void;
  /** From here on nothing is carried, on new connections either, until `thaw`. */
  freeze(): void;
  thaw(): void;
};

/** Where PostgreSQL listens: a socket in a folder, or a host. */
function target(url: URL) {
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Puts a relay on a local port before the database of `databaseUrl`. */
export async function createBreakableLink(databaseUrl: string): Promise<BreakableLink> {
  const url = new URL(databaseUrl);
  const destination = target(url);
  const sockets = new Set<Socket>();
  const ways = new Map<Socket, Socket>();
  let isFrozen = false;

  const server = createServer((inward) => {
    const outward = connect(destination);
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        ways.delete(socket);
        other.destroy();
      });
      ways.set(socket, other);
      if (!isFrozen) socket.pipe(other);
    }
  });
  const port = await listen(server, 0);
  const credentials = url.password ? `${url.username}:${url.password}` : url.username;

  return {
    url: `postgresql://${credentials}@127.0.0.1:${port}${url.pathname}`,
    async cut() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence() {
      for (const socket of sockets) socket.unpipe().resume();
    },
    freeze() {
      isFrozen = true;
      for (const socket of ways.keys()) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
      for (const [socket, other] of ways) socket.pipe(other);
    },
    async mend() {
      await listen(server, port);
    },
  };
}
