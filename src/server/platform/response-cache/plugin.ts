import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { chooseRepresentation, matchesEntityTag } from './headers.ts';
import { type Answer, type CachedAnswer, createAnswerCache } from './response-cache.ts';

/** Names a public answer; `isFree` where visitors make up the name, so that there is no end of them. */
export type AnswerKey = { text: string; isFree: boolean };

/** Public answers, kept once made: the same for everybody who asks for the same key. */
export type KeptAnswers = {
  /** For `onRequest`: sends what is kept before anything else is done. No key: there is nothing to keep. */
  sendKept(keyOf: (request: FastifyRequest) => AnswerKey | undefined): onRequestHookHandler;
  /** Sends the answer that `make` finishes, once for all who wait; false where it is not for keeping. */
  send(
    key: AnswerKey | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Answer | undefined>,
  ): Promise<boolean>;
};

export type KeptAnswersOptions = {
  /** Memory for answers in bytes. */
  maxBytes: number;
  /** Another value forgets all answers: what they were made from has changed. */
  version: () => number;
};

/** Seconds that a shared cache may keep a public answer, and give it out while it asks for the next. */
const sharedAge = 30;
/** `Cache-Control` of what is the same for everybody: browsers ask again each time, shared caches soon. */
export const publicCacheControl = `public, max-age=0, s-maxage=${sharedAge}, stale-while-revalidate=${sharedAge}`;

/** Share of the memory for answers to free text: a flood of made-up searches drops no other page. */
const freeShare = 0.2;

function sendAnswer(answer: CachedAnswer, request: FastifyRequest, reply: FastifyReply): void {
  const { body, etag, encoding } = chooseRepresentation(answer, request.headers['accept-encoding']);
  reply.headers(answer.headers).header('etag', etag);
  if (encoding) reply.header('content-encoding', encoding);
  if (matchesEntityTag(request.headers['if-none-match'], etag)) reply.code(304).send();
  else reply.send(body);
}

/** Answers to who signs in are theirs alone, and never kept. */
const isPublic = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** Opens the memory of public answers of a web process. */
export function createKeptAnswers({ maxBytes, version }: KeptAnswersOptions): KeptAnswers {
  const bounded = createAnswerCache({ maxBytes: maxBytes * (1 - freeShare), version });
  const free = createAnswerCache({ maxBytes: maxBytes * freeShare, version });
  const cacheOf = (key: AnswerKey) => (key.isFree ? free : bounded);

  return {
    sendKept: (keyOf) => (request, reply, done) => {
      if (!isPublic(request)) return done();
      const key = keyOf(request);
      const kept = key && cacheOf(key).find(key.text);
      if (kept) sendAnswer(kept, request, reply);
      else done();
    },
    async send(key, request, reply, make) {
      if (!key || !isPublic(request)) return false;
      const answer = await cacheOf(key).get(key.text, make);
      if (answer) sendAnswer(answer, request, reply);
      return answer !== undefined;
    },
  };
}
