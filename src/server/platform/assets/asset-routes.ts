import { setTimeout as delay } from 'node:timers/promises';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Storage } from '../files/storage.ts';
import { immutable, setFileHeaders, setImmutableHeaders } from '../http/static-files.ts';

/** Milliseconds for a file of another version. */
const maxWait = 5_000;

/** Types of what builds consist of; other files are never sent. */
const types = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['wasm', 'application/wasm'],
  ['woff2', 'font/woff2'],
]);

const typeOf = (name: string) => types.get(/^[\w-][\w.-]{0,150}\.(\w+)$/.exec(name)?.[1] ?? '');

export type AssetPlace = {
  /** Those of this process's own build. */
  folder: string;
  /** Those of all versions in use lately (`storeAssets`). */
  stored: Pick<Storage, 'read'>;
  /** Limits what is looked for in the storage. */
  limit: onRequestHookHandler;
};

/** Serves the hashed files of the interface at `/assets/{name}`: this version's, or else another's. */
export async function registerAssets(
  server: FastifyInstance,
  { folder, stored, limit }: AssetPlace,
): Promise<void> {
  async function sendStored(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = request.url.replace(/^\/assets\/|\?.*$/g, '');
    const type = typeOf(name);
    if (!type || !['GET', 'HEAD'].includes(request.method)) throw new AppError('not_found');
    const late = delay(maxWait, undefined, { ref: false }).then(() => {
      throw new Error('The storage did not answer in time.');
    });
    const bytes = await Promise.race([stored.read(name), late]).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
    if (!bytes) throw new AppError('not_found');
    setImmutableHeaders(reply, name);
    return reply.code(200).type(type).send(bytes);
  }

  await server.register(
    async (scope) => {
      scope.setNotFoundHandler({ preHandler: limit }, sendStored);
      await scope.register(staticFiles, {
        root: folder,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        preCompressed: true,
        setHeaders: setFileHeaders,
        ...immutable,
      });
    },
    { prefix: '/assets' },
  );
}
