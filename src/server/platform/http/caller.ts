import type { FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../../../contract/language.ts';
import type { Caller } from '../calls/handlers.ts';
import { clientOf } from './rate-limit.ts';

/** Maximum length of the stored user agent. */
const maxUserAgent = 300;

/** Where a request came from. */
export const callerOf = ({ headers, ip }: FastifyRequest): Caller => ({
  authorization: headers.authorization,
  cookie: headers.cookie,
  address: clientOf(ip),
  language: negotiateLanguage(headers['accept-language'], undefined),
  userAgent: (headers['user-agent'] ?? '').toWellFormed().slice(0, maxUserAgent),
});
