import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders, drawingPolicy, workerPolicy } from './secure-headers.ts';

/** Files whose names are made from their content: an address never changes what it shows. */
const immutable = { maxAge: '365d', immutable: true } as const;

type Headers = { header(name: string, value: string): unknown; removeHeader(name: string): unknown };

function setHeaders(reply: Headers, file: string): void {
  for (const name of documentHeaders) reply.removeHeader(name);
  if (/-worker-[^/]*\.js(?:\.(?:br|gz))?$/.test(file)) {
    reply.header('content-security-policy', workerPolicy);
    reply.header('cross-origin-embedder-policy', 'require-corp');
  }
  if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
}

/** The headers of an immutable file that does not lie in a folder. */
export function setImmutableHeaders(reply: Headers, file: string): void {
  setHeaders(reply, file);
  reply.header('cache-control', 'public, max-age=31536000, immutable');
}

/** Serves a folder of immutable files below `prefix`; a folder that is not there serves nothing. */
export async function registerImmutableFiles(
  server: FastifyInstance,
  prefix: string,
  root: string,
): Promise<void> {
  if (!existsSync(root)) return;
  await server.register(staticFiles, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    ...immutable,
    setHeaders,
  });
}

/** Serves the built interface: hashed files below `/assets/`, the others (icons, manifest) at the root. */
export async function registerClient(server: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  const shared = {
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders,
  } as const;
  await server.register(staticFiles, {
    ...shared,
    ...immutable,
    root: path.join(root, 'assets'),
    prefix: '/assets/',
  });
  await server.register(staticFiles, {
    ...shared,
    root,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
  });
}
