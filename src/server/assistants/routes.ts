import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { llmsText } from './llms-text.ts';
import type { ToolContext } from './tools.ts';

export type AssistantRoutes = ToolContext & {
  /** Refuses clients who ask for too much. */
  limit: onRequestHookHandler;
  /** Whether the operator publishes open data. */
  hasOpenData: boolean;
};

/** Bytes of a message at most. */
const maxBody = 64 * 1024;

/** The request as the SDK takes it. */
function asWebRequest(
  { method, headers, body }: FastifyRequest,
  publicUrl: string,
  signal: AbortSignal,
): Request {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const text = typeof body === 'string' ? body : undefined;
  return new Request(`${publicUrl}/mcp`, {
    method,
    headers: entries,
    signal,
    ...(method === 'POST' && { body: text ?? '' }),
  });
}

/** Several messages in one request, which the protocol had for one of its versions only: each is to count against the limit. */
const isBatch = (body: unknown): boolean => typeof body === 'string' && /^\s*\[/.test(body);
const batchRefused = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Batches are not taken: send one message in a request.' },
};

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.code(response.status).header('cache-control', 'no-store');
  return reply.send(response.body ? Readable.fromWeb(response.body as NodeStream) : '');
}

/** What speaks the protocol is loaded with the first message: it takes 35 MB. */
async function openHandler(context: ToolContext) {
  const [{ createMcpHandler }, { createAssistants }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./server.ts'),
  ]);
  return createMcpHandler(createAssistants(context), { maxRequestBodySize: maxBody, maxSubscriptions: 0 });
}

/**
 * `/mcp`, the Model Context Protocol over streamable HTTP, without sessions; and `/llms.txt`. There is nothing to steal
 * here: no cookie is read, keys only count, and pages of other origins may not call it.
 */
export function registerAssistants(
  server: FastifyInstance,
  { limit, hasOpenData, ...context }: AssistantRoutes,
): void {
  const { publicUrl } = context;
  let handler: ReturnType<typeof openHandler> | undefined;
  server.addHook('onClose', async () => (await handler)?.close());
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBody }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      onRequest: limit,
      handler: async (request, reply) => {
        const origin = request.headers.origin;
        if (origin !== undefined && origin !== publicUrl) return reply.code(403).send('');
        if (isBatch(request.body)) return reply.code(400).send(batchRefused);
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        handler ??= openHandler(context).catch((error: unknown) => {
          handler = undefined;
          throw error;
        });
        return send(reply, await (await handler).fetch(asWebRequest(request, publicUrl, left.signal)));
      },
    });
  });
  const llms = llmsText(publicUrl, hasOpenData);
  server.get('/llms.txt', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(llms),
  );
}
