import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { registerImmutableFiles } from '../platform/http-files.ts';

/** Serves our copies of merchants' pictures at `/pictures/{file}`. */
export async function registerPictures(server: FastifyInstance, folder: string): Promise<void> {
  // Made here: the worker may store its first picture long after this process started.
  mkdirSync(folder, { recursive: true });
  await registerImmutableFiles(server, '/pictures/', folder);
}
