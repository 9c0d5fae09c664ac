import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentHeaders, drawingPolicy, workerPolicy } from './secure-headers.ts';

/** Files whose names are made from their content: an address never changes what it shows. */
export const immutable = { maxAge: '365d', immutable: true } as const;

type Headers = { header(name: string, value: string): unknown; removeHeader(name: string): unknown };

export function setFileHeaders(reply: Headers, file: string): void {
  for (const name of documentHeaders) reply.removeHeader(name);
  if (/-worker-[^/]*\.js(?:\.(?:br|gz))?$/.test(file)) {
    reply.header('content-security-policy', workerPolicy);
    reply.header('cross-origin-embedder-policy', 'require-corp');
  }
  if (file.endsWith('.svg')) reply.header('content-security-policy', drawingPolicy);
}

/** The headers of an immutable file that does not lie in a folder. */
export function setImmutableHeaders(reply: Headers, file: string): void {
  setFileHeaders(reply, file);
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
    setHeaders: setFileHeaders,
  });
}

/** Serves the files of the built interface with names of their own (icons, manifest) at the root. */
export async function registerRootFiles(server: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await server.register(staticFiles, {
    root,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: setFileHeaders,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
  });
}
