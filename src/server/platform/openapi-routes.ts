import type { FastifyInstance } from 'fastify';
import { apiPrefix } from './http-calls.ts';
import { createOpenApi } from './openapi.ts';
import { documentPagePolicy, renderDocumentPage } from './openapi-page.ts';

/** `/api/openapi.json` and, for people, `/api/docs`: made once from the contract's table, in English. */
export function registerDocuments(
  server: FastifyInstance,
  options: { version: string; publicUrl: string },
): void {
  const document = createOpenApi({ version: options.version, baseUrl: options.publicUrl + apiPrefix });
  const json = JSON.stringify(document);
  const page = renderDocumentPage(document);
  const shared = { 'cache-control': 'public, max-age=3600' };

  server.get(`${apiPrefix}/openapi.json`, async (_request, reply) =>
    reply.headers({ ...shared, 'content-type': 'application/json; charset=utf-8' }).send(json),
  );
  server.get(`${apiPrefix}/docs`, async (_request, reply) =>
    reply
      .headers({
        ...shared,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': documentPagePolicy,
      })
      .send(page),
  );
}
