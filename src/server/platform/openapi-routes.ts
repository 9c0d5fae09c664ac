import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, type Language, languages } from '../../contract/language.ts';
import { apiPrefix } from './http-calls.ts';
import { requestLanguage } from './http-language.ts';
import { createOpenApi } from './openapi.ts';
import { documentPagePolicy, renderDocumentPage } from './openapi-page.ts';

type WithLanguage = { Querystring: { lang?: string } };

/** `?lang=` of the page's own links, else the language of the request. */
function chosenLanguage(request: FastifyRequest<WithLanguage>): Language {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : requestLanguage(request);
}

/** `/api/openapi.json` and, for people, `/api/docs`: made once from the contract's table, in both languages. */
export function registerDocuments(
  server: FastifyInstance,
  options: { version: string; publicUrl: string },
): void {
  const made = new Map(
    languages.map((language) => {
      const baseUrl = options.publicUrl + apiPrefix;
      const document = createOpenApi({ language, version: options.version, baseUrl });
      return [language, { json: JSON.stringify(document), page: renderDocumentPage(document, language) }];
    }),
  );
  const shared = { 'cache-control': 'public, max-age=3600', vary: 'accept-language' };

  server.get<WithLanguage>(`${apiPrefix}/openapi.json`, async (request, reply) =>
    reply
      .headers({ ...shared, 'content-type': 'application/json; charset=utf-8' })
      .send(made.get(chosenLanguage(request))?.json),
  );
  server.get<WithLanguage>(`${apiPrefix}/docs`, async (request, reply) =>
    reply
      .headers({
        ...shared,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': documentPagePolicy,
      })
      .send(made.get(chosenLanguage(request))?.page),
  );
}
