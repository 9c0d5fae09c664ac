import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Storage } from '../platform/files/storage.ts';
import { registerImmutableFiles, setImmutableHeaders } from '../platform/http/static-files.ts';

/** Serves our copies of merchants' pictures at `/pictures/{file}`. */
export async function registerPictures(server: FastifyInstance, folder: string): Promise<void> {
  // The folder is created here: the worker may store its first picture long after this process started.
  mkdirSync(folder, { recursive: true });
  await registerImmutableFiles(server, '/pictures/', folder);
}

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

/** The same for pictures in a bucket: proxied, as pages load nothing from other hosts. */
export function registerStoredPictures(server: FastifyInstance, storage: Pick<Storage, 'read'>): void {
  server.get<{ Params: { file: string } }>('/pictures/:file', async ({ params: { file } }, reply) => {
    const type = types[/^[\w-]{1,80}\.(\w+)$/.exec(file)?.[1] ?? ''];
    if (!type) throw new AppError('not_found');
    const bytes = await storage.read(file).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
    if (!bytes) throw new AppError('not_found');
    setImmutableHeaders(reply, file);
    return reply.type(type).send(bytes);
  });
}
