import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Resources } from '../platform/process/lifecycle.ts';
import type { AppOptions } from './app-options.ts';
import { createDevPages, createPages } from './ssr.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Holds some 13,000 packed pages of 6 KB, as many searches as fit into a fifth of it, and 2,500 pages compressed for browsers. */
export const responseCacheBytes = 128 * 1024 * 1024;
const buildDirectory = path.join(root, 'build');
/** Files of the built interface. */
export const clientDirectory = path.join(buildDirectory, 'client');

/** The pages and files of a web process. */
export type Interface = {
  /** Its pages, and the folder of its files if they were built. */
  appOptions: Pick<AppOptions, 'pages' | 'clientDirectory' | 'responseCacheBytes'>;
  /** Lets Vite serve files of the interface in development. */
  attach(server: FastifyInstance): void;
};

async function openBuiltPages(): Promise<Interface> {
  return {
    appOptions: {
      pages: await createPages({ buildDirectory }),
      clientDirectory,
      responseCacheBytes,
    },
    attach: () => undefined,
  };
}

/** Compiled on request by Vite, and updated in the open browser when the sources change. */
async function openDevPages(resources: Resources): Promise<Interface> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  resources.add(() => vite.close());
  return {
    appOptions: { pages: createDevPages(vite) },
    attach(server) {
      server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    },
  };
}

/** The built interface in production, Vite's in development. */
export const openInterface = ({ isProduction }: Config, resources: Resources): Promise<Interface> =>
  isProduction ? openBuiltPages() : openDevPages(resources);
