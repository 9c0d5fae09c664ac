import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import type { Manifest } from './manifest.ts';
import { openDataPage, openDataPolicy } from './page.ts';
import { manifestName, setName } from './writing.ts';

const fileName = /^[a-z\d][a-z\d-]{0,100}\.(?:ndjson|csv)\.gz$/;

/** @throws AppError `not_found` where nothing was written yet */
async function readManifest(folder: string): Promise<string> {
  try {
    return await readFile(path.join(folder, manifestName), 'utf8');
  } catch {
    throw new AppError('not_found');
  }
}

/** `/open-data`: what there is, for people and for programs, and the files. */
export function registerOpenData(
  server: FastifyInstance,
  { folder, limit }: { folder: string; limit: onRequestHookHandler },
): void {
  const onRequest = limit;
  server.get('/open-data', { onRequest }, async (request, reply) => {
    const manifest = JSON.parse(await readManifest(folder)) as Manifest;
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'content-security-policy': openDataPolicy,
        vary: 'accept-language, cookie',
      })
      .send(openDataPage(manifest, requestLanguage(request)));
  });
  server.get('/open-data/manifest.json', { onRequest }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(await readManifest(folder)),
  );
  server.get<{ Params: { set: string; file: string } }>(
    '/open-data/:set/:file',
    { onRequest },
    async ({ params: { set, file }, method }, reply) => {
      if (!setName.test(set) || !fileName.test(file)) throw new AppError('not_found');
      const whole = path.join(folder, set, file);
      const found = await stat(whole).catch(() => undefined);
      if (!found) throw new AppError('not_found');
      reply.headers({
        'content-type': 'application/gzip',
        'content-length': String(found.size),
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'public, max-age=86400, immutable',
        'x-robots-tag': 'noindex',
      });
      return method === 'HEAD' ? reply.send() : reply.send(createReadStream(whole));
    },
  );
}
