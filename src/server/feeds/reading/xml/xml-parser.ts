import { SaxesParser } from 'saxes';
import { namedEntities } from '../../values/entities.ts';
import { FeedFileError } from '../feed-file-error.ts';

/** Characters that XML does not allow; they are removed rather than refused. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const notAllowed = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

const ENTITIES = { ...new SaxesParser().ENTITIES, ...Object.fromEntries(namedEntities) };

const entityName = /<!entity\s+(\S+)/gi;

/** Whether a DOCTYPE defines entities of its own: what HTML calls so is known, and means what it means there. */
export const definesEntities = (doctype: string): boolean =>
  [...doctype.matchAll(entityName)].some(([, name = '']) => !Object.hasOwn(ENTITIES, name));

const prolog = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype\s+(?!html\b)[^<>[\]]*(?:\[[^\]]*\]\s*)?>)*/i;

/** What stands before the root: instructions, comments, a DOCTYPE that is none of a web page. */
export const prologOf = (head: string): string => prolog.exec(head)?.[0] ?? '';

/** A streaming XML parser for feeds: HTML's entities are known, a DOCTYPE that defines others is refused. */
export function createXmlParser(): SaxesParser<{ xmlns: false; position: false }> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.ENTITIES = ENTITIES;
  parser.on('doctype', (doctype) => {
    if (definesEntities(doctype)) throw new FeedFileError('doctype');
  });
  return parser;
}

/** Writes a piece of text without what XML does not allow; `onNul` is called where NUL was left out. */
export function writeXml(parser: { write(text: string): unknown }, piece: string, onNul: () => void): void {
  let from = 0;
  for (const { 0: sign, index } of piece.matchAll(notAllowed)) {
    parser.write(piece.slice(from, index));
    if (sign === '\0') onNul();
    from = index + 1;
  }
  parser.write(from === 0 ? piece : piece.slice(from));
}

/** An element's or attribute's name as it is compared: without its prefix, "Shipping-Price" → "shipping_price". */
export function plainName(name: string): string {
  const colon = name.indexOf(':');
  return (colon < 0 ? name : name.slice(colon + 1)).toLowerCase().replace(/[\s-]+/g, '_');
}
