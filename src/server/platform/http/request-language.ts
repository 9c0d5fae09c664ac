import type { FastifyRequest } from 'fastify';
import { type Language, negotiateLanguage } from '../../../contract/language.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The language of an API response: Accept-Language, English when absent. */
export const requestLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'en');

/** The language of a page without one in its address: French, unless the browser prefers another of ours. */
export const visitorLanguage = ({ headers }: Headers): Language =>
  negotiateLanguage(headers['accept-language'], 'fr');
