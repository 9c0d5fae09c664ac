import type { FastifyRequest } from 'fastify';
import { type Language, negotiateLanguage } from '../../../contract/language.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The language of an API answer: Accept-Language, English when absent (DECISIONS "Languages"). */
export const requestLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'en');

/** The language for a person at a browser who has no page yet: French when they ask for none of ours. */
export const visitorLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'fr');
