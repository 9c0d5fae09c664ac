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
 * The context of `ServerRouter` with the data of the loaders already read: they are complete before a page is rendered.
 * The router then writes them in the same pass, so that `renderToString` suffices. A version of the router that does not
 * look for them there suspends and reads the stream, which only takes longer. Returns a function, since each rendering
 * needs a stream of its own.
 */
export async function withLoadedData({
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
