import { scriptJson } from './script-json.ts';

/** Reads a whole UTF-8 stream. */
export async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/**
 * A document with its loader data, for the router in the browser. Loaders are done before a page is rendered,
 * so it is one script: `ServerRouter` would stream each part in its own pass of React.
 */
export function withData(html: string, data: string, nonce: string | undefined): string {
  const end = html.lastIndexOf('</body>');
  const controller = 'window.__reactRouterContext.streamController';
  const script = `${controller}.enqueue(${scriptJson(data)});${controller}.close();`;
  return `${html.slice(0, end)}<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>${html.slice(end)}`;
}
