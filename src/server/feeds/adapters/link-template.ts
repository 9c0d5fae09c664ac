import { parseLink } from '../values/link.ts';
import { columnsInTemplate } from './row-mapping.ts';

/** Whether it is an https address with a column in it, not in its host: without any, all articles had the same link. */
export const isLinkTemplate = (text: string): boolean =>
  columnsInTemplate(text).length > 0 &&
  !/^https:\/\/[^/]*\{/.test(text) &&
  parseLink(text.replace(/\{[^{}]+\}/g, 'x')) !== undefined;
