import { Buffer } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Renders a page: the one thing that HTTP knows of the interface. */
export type PageHandler = (request: Request, context: { requestId: string }) => Promise<Response>;
/** A Fastify handler. */
export type PageRoute = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Headers of a request as the Fetch standard has them; HTTP/1.1's own stay out. */
function toHeaders({ headers }: FastifyRequest): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result.append(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return result;
}

/** The request as the Fetch standard has it; only GET and HEAD come here, so there is no body. */
function toRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  // Under our own origin whatever the Host header says; joined as text, "//other.host" cannot change it.
  return new Request(origin + request.url, {
    method: request.method,
    headers: toHeaders(request),
    signal,
  });
}

async function sendResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Has pages of `origin` rendered; rendering stops when the visitor leaves. */
export function createPageRoute(origin: string, renderPage: PageHandler): PageRoute {
  return async (request, reply) => {
    const left = new AbortController();
    const onClose = () => left.abort();
    reply.raw.once('close', onClose);
    try {
      const response = await renderPage(toRequest(request, origin, left.signal), { requestId: request.id });
      return await sendResponse(response, reply);
    } finally {
      reply.raw.off('close', onClose);
    }
  };
}
