import type { FastifyRequest } from 'fastify';
import { type Language, negotiateLanguage } from '../../contract/language.ts';

/** The language of an API answer: Accept-Language, English when absent (DECISIONS "Languages"). */
export const requestLanguage = (request: Pick<FastifyRequest, 'headers'>): Language =>
  negotiateLanguage(request.headers['accept-language'], 'en');
