import type { EntryContext } from 'react-router';

/** All that a stream of UTF-8 holds. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

const streamOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

/**
 * What the router writes a document of, with all that loaders gave read already: they are done before a page is drawn. So the
 * router writes it in one pass of React instead of three. Where a release of the router does not look for it there, it reads the
 * stream as ever, and a page only takes longer. A function, since each rendering needs a stream of its own.
 */
export async function withDataAtHand({
  serverHandoffStream,
  renderMeta,
  ...context
}: EntryContext): Promise<() => EntryContext> {
  if (!serverHandoffStream) return () => ({ ...context, ...(renderMeta && { renderMeta }) });
  const value = await readAll(serverHandoffStream);
  return () => {
    const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
    return {
      ...context,
      renderMeta: { ...renderMeta, streamCache: { 0: read } },
      serverHandoffStream: streamOf(value),
    };
  };
}
