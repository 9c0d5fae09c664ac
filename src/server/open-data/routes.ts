import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import type { Storage } from '../platform/files/storage.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import type { Manifest } from './manifest.ts';
import { openDataPage, openDataPolicy } from './page.ts';
import { manifestName, publishedSet, setName } from './writing.ts';

const fileName = /^[a-z\d][a-z\d-]{0,100}\.(?:ndjson|csv)\.gz$/;

/** @throws AppError `not_found` where nothing was written yet */
async function readManifest(files: Pick<Storage, 'read'>): Promise<string> {
  const bytes = await files.read(manifestName);
  if (!bytes) throw new AppError('not_found');
  return bytes.toString('utf8');
}

/** `/open-data`: what there is, for people and for programs, and the files. */
export function registerOpenData(
  server: FastifyInstance,
  { files, limit }: { files: Storage; limit: onRequestHookHandler },
): void {
  const onRequest = limit;
  server.get('/open-data', { onRequest }, async (request, reply) => {
    const written = await files.read(manifestName);
    const manifest = written && (JSON.parse(written.toString('utf8')) as Manifest);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': `public, max-age=${manifest ? 300 : 0}`,
        'content-security-policy': openDataPolicy,
        vary: 'accept-language, cookie',
      })
      .send(openDataPage(manifest, requestLanguage(request)));
  });
  server.get('/open-data/manifest.json', { onRequest }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(await readManifest(files)),
  );
  server.get<{ Params: { set: string; file: string } }>(
    '/open-data/:set/:file',
    { onRequest },
    async ({ params: { set, file }, method }, reply) => {
      if (!setName.test(set) || !fileName.test(file)) throw new AppError('not_found');
      const manifest = JSON.parse(await readManifest(files)) as Manifest;
      if (set > publishedSet(manifest)) throw new AppError('not_found');
      const name = `${set}/${file}`;
      const found = method === 'HEAD' ? await files.find(name) : await files.open(name);
      if (!found) throw new AppError('not_found');
      reply.headers({
        'content-type': 'application/gzip',
        'content-length': String(found.size),
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'public, max-age=86400, immutable',
        'x-robots-tag': 'noindex',
      });
      return reply.send('content' in found ? found.content : undefined);
    },
  );
}
