/// <reference types="node" />
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, reportErrorContext } from './contexts.ts';
import { withLoadedData } from './first-load/loaded-data.ts';
import { NonceProvider } from './ui/nonce.tsx';

export * from './contexts.ts';

const renderTimeoutMs = 10_000;

/** Renders the whole page before the first byte: its status and its bytes are final, so that it can be cached. */
function renderWaiting(page: ReactNode, nonce: string | undefined) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const sink = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const timeout = setTimeout(() => stream.abort(new Error('Rendering took too long')), renderTimeoutMs);
    const stream = renderToPipeableStream(page, {
      // No streaming of late parts: without scripts they would be missing.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce ? { nonce } : {}),
      onAllReady() {
        clearTimeout(timeout);
        stream.pipe(sink);
      },
      // No part may fail, or a page would be cached without it: the router renders and reports the error page
      // instead.
      onError(error) {
        clearTimeout(timeout);
        reject(error);
      },
    });
  });
}

/** React's marker of a part left to the browser. No text can contain it: `<` is escaped everywhere. */
const leftOut = '<!--$!-->';

/**
 * The same without streaming, which takes half the time. undefined where a part's script is not loaded yet,
 * or fails.
 */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(leftOut) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

/** A response with its text available, which avoids encoding and decoding the body. */
function textResponse(text: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { text: async () => text });
}

/** Renders a document; called by the router once the loaders are done. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const contextAtHand = await withLoadedData(routerContext);
  const page = () => (
    <NonceProvider value={nonce}>
      <ServerRouter context={contextAtHand()} url={request.url} {...(nonce && { nonce })} />
    </NonceProvider>
  );
  const html = renderAtOnce(page()) ?? (await renderWaiting(page(), nonce));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return textResponse(request.method === 'HEAD' ? '' : html, { status, headers });
}

/** Reports unexpected errors of loaders; thrown responses are no errors. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
