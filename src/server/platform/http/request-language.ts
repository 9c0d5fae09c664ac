import type { FastifyRequest } from 'fastify';
import { type Language, negotiateLanguage } from '../../../contract/language.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The language of an API response: Accept-Language, English when absent. */
export const requestLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'en');

/** The language for a browser without a page yet: French unless it prefers another of ours. */
export const visitorLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'fr');
