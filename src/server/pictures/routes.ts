import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { registerImmutableFiles } from '../platform/http-files.ts';
import { placeholderAddress } from './service.ts';

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img"><rect width="400" height="400" fill="#fff"/><path d="M120 150h160v110H120zm0 80 45-45 35 35 25-25 55 55" fill="none" stroke="#8a8694" stroke-width="6" stroke-linejoin="round"/><circle cx="240" cy="180" r="10" fill="#8a8694"/></svg>`;

/** Serves our copies of merchants' pictures at `/pictures/{file}`, and the drawing shown without one. */
export async function registerPictures(server: FastifyInstance, folder: string): Promise<void> {
  server.get(placeholderAddress, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
      .send(placeholder),
  );
  // Made here: the worker may store its first picture long after this process started.
  mkdirSync(folder, { recursive: true });
  await registerImmutableFiles(server, '/pictures/', folder);
}
