import { SaxesParser } from 'saxes';

type Listed = { names: string[]; next: string | undefined };

/**
 * The keys of a ListObjectsV2 response, which are URL-encoded where the request said so, and the token of the next
 * page.
 */
export function parseList(xml: string): Listed {
  const listed: Listed = { names: [], next: undefined };
  const parser = new SaxesParser();
  let isEncoded = false;
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'EncodingType') isEncoded = text === 'url';
    if (name === 'Key') listed.names.push(text);
    if (name === 'NextContinuationToken') listed.next = text;
  });
  parser.write(xml).close();
  const decode = (key: string) => (isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key);
  return { ...listed, names: listed.names.map(decode) };
}
