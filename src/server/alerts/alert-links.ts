import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { mailedAddresses } from '../../contract/mailed-addresses.ts';
import { AppError } from '../platform/app-error.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { writeAtom } from './atom.ts';
import { stopMessages } from './channels/stopping.ts';
import { listNotifications } from './notifications-queries.ts';
import { findFeedOwner } from './settings-queries.ts';

const secret = /^[\w-]{32,64}$/;
const feedEntries = 50;
const secretHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

type AlertAddresses = { database: DatabasePool; publicUrl: string; limit: onRequestHookHandler };

/**
 * What programs ask for by a secret address: the Atom feed of a shopper's alerts, and the one click of a mail
 * program that switches alert mails off (RFC 8058), or of a program a channel. A browser that opens the address is redirected to a page
 * with a confirmation.
 */
export function registerAlertAddresses(
  server: FastifyInstance,
  { database, publicUrl, limit }: AlertAddresses,
): void {
  server.get<{ Params: { token: string } }>(
    '/alert-feeds/:token.atom',
    { onRequest: limit },
    async (request, reply) => {
      const { token } = request.params;
      const owner = secret.test(token) ? await findFeedOwner(database, token) : undefined;
      if (!owner) throw new AppError('not_found');
      const news = await listNotifications(database, owner.userId, 0, feedEntries);
      const self = `${publicUrl}/alert-feeds/${token}.atom`;
      return reply
        .headers({ ...secretHeaders, 'content-type': 'application/atom+xml; charset=utf-8' })
        .send(writeAtom(news, owner.language, { publicUrl, self }));
    },
  );

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body says `List-Unsubscribe=One-Click`, urlencoded or multipart; the address is all we need.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { onRequest: limit },
      async (request, reply) => {
        if (secret.test(request.params.token)) await stopMessages(database, request.params.token);
        return reply.headers(secretHeaders).code(204).send();
      },
    );
    scope.get<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { onRequest: limit },
      async (request, reply) =>
        reply
          .headers(secretHeaders)
          .redirect(
            `${mailedAddresses.stopMails(requestLanguage(request))}#${encodeURIComponent(request.params.token)}`,
            303,
          ),
    );
  });
}
